import { fill, type Language, text } from '@tarokk/rules';
import type { Letter } from '../../platform/mail/mail.service.js';

const subject = text(
  'You are invited to the team {team}',
  'Du bist in die Mannschaft {team} eingeladen',
  'Meghívást kaptál a(z) {team} csapatba',
);

const body = text(
  '{captain} invites you to the team {team} of the Royal Tarokk team championship {year}. Open this address to answer; it works once, for 14 days:\n\n{link}\n\nIf you do not know {captain}, do nothing.\n',
  '{captain} lädt dich in die Mannschaft {team} der Mannschaftsmeisterschaft {year} im Royal Tarokk ein. Öffne diese Adresse, um zu antworten; sie geht einmal, 14 Tage lang:\n\n{link}\n\nWenn du {captain} nicht kennst, tu nichts.\n',
  '{captain} meghív a royal tarokk {year}. évi csapatbajnokságának {team} csapatába. Ezen a címen válaszolhatsz; egyszer működik, 14 napig:\n\n{link}\n\nHa nem ismered őt ({captain}), nincs teendőd.\n',
);

/** What the invited person reads: who invites them, and to what. */
export interface InvitedTo {
  readonly captain: string;
  readonly team: string;
  readonly year: number;
}

export function invitationToTeam(to: string, link: string, invitation: InvitedTo, language: Language): Letter {
  // As a text, so that it gets no separator of thousands.
  const values = { ...invitation, year: String(invitation.year), link };
  return { to, subject: fill(subject[language], values), text: fill(body[language], values) };
}
