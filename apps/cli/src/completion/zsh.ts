import { type CompletedCommand, quoted } from './table.js';

/** What `source` reads in zsh, or a file `_tarokk` on its `fpath`. */
export function zshScript(table: readonly CompletedCommand[]): string {
  const paths = table.filter(({ path }) => path !== '').map(({ path }) => `${quoted(path)}) at=$next ;;`);
  const values = table.flatMap(({ path, options }) =>
    options
      .filter(({ takesValue }) => takesValue)
      .map(({ name, choices }) => {
        const offered = choices.length === 0 ? '_files' : `compadd -- ${choices.map(quoted).join(' ')}`;
        return `${quoted(`${path} ${name}`)}) ${offered}; return ;;`;
      }),
  );
  const offers = table.map(({ path, commands, options, choices, takesFiles }) => {
    const described = [...commands, ...options].map(({ name, words }) =>
      quoted(`${name.replaceAll(':', String.raw`\:`)}:${words}`),
    );
    return `${quoted(path)})
      offers=(${described.join(' ')})
      ${choices.length === 0 ? '' : `compadd -- ${choices.map(quoted).join(' ')}\n      `}${takesFiles ? '[[ "${words[CURRENT]}" == -* ]] || _files\n      ' : ''};;`;
  });
  return `#compdef tarokk
# tarokk: completion for zsh
_tarokk() {
  local at='' next i
  local -a offers
  for ((i = 2; i < CURRENT; i++)); do
    next="\${at:+$at }\${words[i]}"
    case "$next" in
      ${paths.join('\n      ')}
    esac
  done
  case "$at \${words[CURRENT - 1]}" in
    ${values.join('\n    ')}
  esac
  case "$at" in
    ${offers.join('\n    ')}
  esac
  _describe tarokk offers
}
if [[ "\${funcstack[1]}" == _tarokk ]]; then
  _tarokk "$@"
else
  (( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
  compdef _tarokk tarokk
fi
`;
}
