import type { Competition } from '@tarokk/competition';
import { text, type Text } from '@tarokk/rules';

export const competitionNames: Readonly<Record<Competition, Text>> = {
  championship: text('Championship', 'Meisterschaft', 'Bajnokság'),
  cup: text('Hungarian Cup', 'Ungarischer Cup', 'Magyar Kupa'),
  'grand-prix': text('Grand Prix', 'Grand Prix', 'Grand Prix'),
  'free-championship': text('Free championship', 'Freie Meisterschaft', 'Szabad bajnokság'),
};

export const feedWords = {
  office: text('Royal Tarokk', 'Royal Tarokk', 'Royal tarokk'),
  match: text('{competition}: {a} – {b}', '{competition}: {a} – {b}', '{competition}: {a} – {b}'),
  numbered: text(
    '{competition}: {a} – {b}, match {order}',
    '{competition}: {a} – {b}, {order}. Match',
    '{competition}: {a} – {b}, {order}. mérkőzés',
  ),
  event: text('Grand Prix: {name}', 'Grand Prix: {name}', 'Grand Prix: {name}'),
  meeting: text('Annual meeting {year}', 'Jahresversammlung {year}', 'Közgyűlés, {year}'),
  entries: text(
    'Hungarian Cup: last day of the entries',
    'Ungarischer Cup: letzter Tag der Nennungen',
    'Magyar Kupa: a nevezés utolsó napja',
  ),
  round: text(
    'Hungarian Cup: last day of the round ({round})',
    'Ungarischer Cup: letzter Tag der Runde ({round})',
    'Magyar Kupa: a forduló utolsó napja ({round})',
  ),
  tie: text(
    'Hungarian Cup: last day for {a} – {b}',
    'Ungarischer Cup: letzter Tag für {a} – {b}',
    'Magyar Kupa: {a} – {b}, utolsó nap',
  ),
};
