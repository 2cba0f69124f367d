import { text } from '@tarokk/rules';

export const completionHelp = {
  completion: text(
    'Print what a shell needs to complete this command: source <(tarokk completion bash), the same for zsh; tarokk completion fish | source.',
    'Ausgeben, was eine Shell braucht, um diesen Befehl zu vervollständigen: source <(tarokk completion bash), ebenso für zsh; tarokk completion fish | source.',
    'Kiírja, ami egy parancsértelmezőnek kell e parancs kiegészítéséhez: source <(tarokk completion bash), zsh alatt ugyanígy; tarokk completion fish | source.',
  ),
  shell: text('the shell', 'die Shell', 'a parancsértelmező'),
};
