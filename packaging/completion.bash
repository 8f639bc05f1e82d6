# Completion of tafelrichter for bash. The program itself knows what may stand where.
_tafelrichter() {
  local word=${COMP_WORDS[COMP_CWORD]} offered each
  local plain=${word//\\/} # a name begun with a quote or with escaped spaces, as it is meant
  plain=${plain#[\"\']}
  COMPREPLY=()
  mapfile -t offered < <("${COMP_WORDS[0]}" complete -- "${COMP_WORDS[@]:1:COMP_CWORD-1}" "$plain" 2>/dev/null)
  for each in "${offered[@]}"; do
    if [ "$each" = FILES ]; then
      mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$word")
    elif [[ $each == "$plain"* ]]; then
      case $word in
        [\"\']*) COMPREPLY+=("$each") ;; # the shell closes the quote
        *) COMPREPLY+=("$(printf %q "$each")") ;;
      esac
    fi
  done
}
complete -o filenames -o noquote -F _tafelrichter tafelrichter
