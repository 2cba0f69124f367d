import { type CompletedCommand, quoted } from './table.js';

/** What `source` reads in fish: a line for each thing that may follow, and when. */
export function fishScript(table: readonly CompletedCommand[]): string {
  const paths = table.filter(({ path }) => path !== '').map(({ path }) => quoted(path));
  const lines = table.flatMap(({ path, commands, options, choices, takesFiles }) => {
    const here = `complete -c tarokk -n ${quoted(`__tarokk_at "${path}"`)}`;
    return [
      ...(takesFiles ? [] : [`${here} -f`]),
      ...commands.map(({ name, words }) => `${here} -f -a ${quoted(name)} -d ${quoted(words)}`),
      ...(choices.length === 0 ? [] : [`${here} -a ${quoted(choices.join(' '))}`]),
      ...options.map(({ name, words, takesValue, choices: values }) => {
        const value = !takesValue ? '' : values.length === 0 ? ' -r -F' : ` -x -a ${quoted(values.join(' '))}`;
        return `${here} -l ${quoted(name.slice(2))}${value} -d ${quoted(words)}`;
      }),
    ];
  });
  return `# tarokk: completion for fish
function __tarokk_at --argument-names wanted
    set -l at ''
    for word in (commandline -opc)[2..-1]
        set -l next (string trim -- "$at $word")
        contains -- "$next" ${paths.join(' ')}
        and set at "$next"
    end
    test "$at" = "$wanted"
end
${lines.join('\n')}
`;
}
