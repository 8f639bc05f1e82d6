// A text in the two languages of the product, and a value that the three editions may disagree about.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tafel {

enum class Language : std::uint8_t { German, English };

/// "de" or "en", as in documents and files.
constexpr std::string_view codeOf(Language language)
{
    return language == Language::German ? "de" : "en";
}

/// The language of a code or a locale: "de" and "de_CH" are German, everything else is English.
constexpr Language languageIn(std::string_view code)
{
    return code.starts_with("de") ? Language::German : Language::English;
}

/// A constant text in both languages.
struct Text {
    std::string_view de, en;

    constexpr std::string_view in(Language language) const { return language == Language::German ? de : en; }
    constexpr bool empty() const { return de.empty() && en.empty(); }
};

/// A text made at run time, with its numbers and names, in both languages.
struct Message {
    std::string de, en;

    const std::string& in(Language language) const { return language == Language::German ? de : en; }
    bool empty() const { return de.empty() && en.empty(); }
};

/// The printed editions of Cosmic Eidex. The other games have one text each and use `Web`.
enum class Edition : std::uint8_t { En1998, De1998, Web };

/// A value that the three editions may disagree about.
template <typename T> struct PerEdition {
    T en1998 = {}, de1998 = {}, web = {};

    constexpr const T& in(Edition edition) const
    {
        return edition == Edition::En1998 ? en1998 : edition == Edition::De1998 ? de1998 : web;
    }

    /// The same in every edition.
    static constexpr PerEdition all(T value) { return {value, value, value}; }
};

} // namespace tafel
