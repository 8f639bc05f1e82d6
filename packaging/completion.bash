# Completion of tafelrichter for bash.
_tafelrichter() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command= i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case ${COMP_WORDS[i]} in
      --db | --lang) ((i++)) ;;
      -*) ;;
      *) command=${COMP_WORDS[i]}; break ;;
    esac
  done
  case $before in
    --lang) mapfile -t COMPREPLY < <(compgen -W 'de en' -- "$word"); return ;;
    --edition) mapfile -t COMPREPLY < <(compgen -W 'en-1998 de-1998 web' -- "$word"); return ;;
    --game)
      mapfile -t COMPREPLY < <(compgen -W 'cosmic-eidex krass-kariert quodlibet herzeln kein-stich king-louis black-pig
        rosbiratschka lorum bauernfangen hintersche pese-katesh peskac bismarck' -- "$word")
      return ;;
    --db | -o | --output | --backup) mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
  esac
  if [ -z "$command" ]; then
    mapfile -t COMPREPLY < <(compgen -W 'backup export history import judge open people perft recover report restore rules score stats
      --db --help --lang --version' -- "$word")
  elif [[ $word == -* ]]; then
    # Every command tells its options itself.
    mapfile -t COMPREPLY < <(compgen -W "$("${COMP_WORDS[0]}" "$command" --help 2>/dev/null | sed -nE 's/^ *(-[a-z],)?(--?[a-z][a-z-]*).*/\2/p')" -- "$word")
  else
    case $command in
      report) mapfile -t COMPREPLY < <(compgen -W 'evening match player quick-sheet season tournament' -- "$word") ;;
      stats) mapfile -t COMPREPLY < <(compgen -W 'characters contracts games opponents players' -- "$word") ;;
      *) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
    esac
  fi
}
complete -o filenames -F _tafelrichter tafelrichter
