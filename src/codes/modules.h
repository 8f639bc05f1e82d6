// Encodes a text as a QR code.
#pragma once

#include <string>
#include <vector>

namespace tafel {

/// The dark and light modules of a QR code with the quiet zone that readers need (ISO/IEC 18004, 5.3.8).
class QrModules {
public:
    /// A text that is too long for a QR code (more than about 2,300 bytes) gives an empty one.
    explicit QrModules(const std::string& text);

    /// Number of modules per side, with the quiet zone; 0 if the code is empty.
    int side() const { return m_side; }
    /// Modules outside of the code are light.
    bool isDark(int x, int y) const
    {
        return x >= 0 && y >= 0 && x < m_side && y < m_side
            && m_dark[static_cast<std::size_t>(y * m_side + x)];
    }

private:
    int m_side = 0;
    std::vector<bool> m_dark;
};

} // namespace tafel
