import { fill, type Language, text, type Text } from '@tarokk/rules';
import type { FastifyReply } from 'fastify';
import { enumName } from '../../platform/schema/enum-of.js';
import { sendProblem } from '../../platform/requests/http-problem.js';

const problems = {
  unknown: {
    status: 404,
    words: text(
      'There is nothing to download here.',
      'Hier gibt es nichts herunterzuladen.',
      'Itt nincs mit letölteni.',
    ),
  },
  'season-unknown': {
    status: 404,
    words: text('There is no season {season}.', 'Es gibt keine Saison {season}.', 'Nincs {season}. évi szezon.'),
  },
  'season-open': {
    status: 404,
    words: text(
      'The season {season} is not closed; closing publishes its archive (D25).',
      'Die Saison {season} ist nicht geschlossen; mit dem Schließen wird ihr Archiv veröffentlicht (D25).',
      'A {season}. évi szezon nincs lezárva; az archívuma a lezárással válik nyilvánossá (D25).',
    ),
  },
  unsealed: {
    status: 503,
    words: text(
      'The log is not sealed yet. Try again in some seconds.',
      'Das Protokoll ist noch nicht versiegelt. Versuche es in einigen Sekunden noch einmal.',
      'A napló még nincs lezárva. Próbáld újra néhány másodperc múlva.',
    ),
  },
  busy: {
    status: 503,
    words: text(
      'Too many downloads at a time. Try again in some seconds.',
      'Zu viele Downloads auf einmal. Versuche es in einigen Sekunden noch einmal.',
      'Egyszerre túl sok a letöltés. Próbáld újra néhány másodperc múlva.',
    ),
  },
  'not-logged-in': {
    status: 401,
    words: text(
      'This needs an account. Log in.',
      'Das braucht ein Konto. Melde dich an.',
      'Ehhez fiók kell. Jelentkezz be.',
    ),
  },
  'not-allowed': {
    status: 403,
    words: text('This is for admins.', 'Das ist für Admins.', 'Ez az adminoké.'),
  },
  parameter: {
    status: 400,
    words: text(
      'The parameter {name} cannot be this.',
      'So kann der Parameter {name} nicht lauten.',
      'A(z) {name} paraméter nem lehet ilyen.',
    ),
  },
} satisfies Record<string, { readonly status: number; readonly words: Text }>;

/** Why something cannot be downloaded. */
export class DownloadProblem extends Error {
  override readonly name = 'DownloadProblem';

  constructor(
    readonly code: keyof typeof problems,
    readonly values: Readonly<Record<string, string | number>> = {},
  ) {
    super(fill(problems[code].words.en, values));
  }

  get status(): number {
    return problems[this.code].status;
  }

  in(language: Language): string {
    return fill(problems[this.code].words[language], this.values);
  }
}

export function refuseDownload(reply: FastifyReply, problem: DownloadProblem, language: Language): void {
  const { status, code } = problem;
  sendProblem(reply, { status, code: enumName(`download/${code}`), message: problem.in(language) });
}
