import { type CompletedCommand, quoted } from './table.js';

/** What `source` reads in bash: which command stands there so far decides what may follow. */
export function bashScript(table: readonly CompletedCommand[]): string {
  const paths = table.filter(({ path }) => path !== '').map(({ path }) => `${quoted(path)}) path=$next ;;`);
  const values = table.flatMap(({ path, options }) =>
    options
      .filter(({ takesValue }) => takesValue)
      .map(({ name, choices }) => `${quoted(`${path} ${name}`)}) words=${quoted(choices.join(' '))} ;;`),
  );
  const words = table.map(({ path, commands, options, choices }) => {
    const all = [...commands, ...options].map(({ name }) => name);
    return `${quoted(path)}) words=${quoted([...choices, ...all].join(' '))} ;;`;
  });
  // Where nothing fits bash goes on with files, by "-o default".
  return `# tarokk: completion for bash
_tarokk() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD - 1]}" path='' next words i
  for ((i = 1; i < COMP_CWORD; i++)); do
    next="\${path:+$path }\${COMP_WORDS[i]}"
    case "$next" in
      ${paths.join('\n      ')}
    esac
  done
  case "$path $before" in
    ${values.join('\n    ')}
    *)
      case "$path" in
        ${words.join('\n        ')}
      esac
      ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
}
complete -o default -F _tarokk tarokk
`;
}
