import { terms } from '@tarokk/competition';
import { text, type Text } from '@tarokk/rules';
import type { EventName } from './events.js';

const { en, de, hu } = terms;

/** What is said of an event. `{subject}` is what it is about, `{day}` and numbers are what was noted when it was told. */
export const eventWords: Readonly<Record<EventName, Text>> = {
  'match.to-confirm': text(
    '{subject}: a sheet was handed in and waits for your confirmation.',
    '{subject}: Ein Spielzettel wurde eingereicht und wartet auf deine Bestätigung.',
    '{subject}: a beadott mérkőzéslap a megerősítésedre vár.',
  ),
  'match.corrected': text(
    `{subject}: the sheet was corrected. See what has changed, then confirm or ${en.dispute.infinitive} it.`,
    `{subject}: Der Spielzettel wurde berichtigt. Sieh dir an, was sich geändert hat, und bestätige oder ${de.dispute.imperative} ihn.`,
    `{subject}: kijavították a mérkőzéslapot. Nézd meg, mi változott, majd erősítsd meg vagy ${hu.dispute.imperative}.`,
  ),
  'match.entered-with-errors': text(
    '{subject}: a sheet was handed in that has errors. It can be confirmed when the jury has ruled on it.',
    '{subject}: Ein Spielzettel mit Fehlern wurde eingereicht. Er kann bestätigt werden, wenn die Jury darüber entschieden hat.',
    '{subject}: hibás mérkőzéslapot adtak be. Megerősíteni akkor lehet, ha a zsűri döntött róla.',
  ),
  'match.sealed-confirmed': text(
    '{subject}: the sheet was confirmed with a PIN on a phone of the other side. Who confirmed it can revoke that for 48 hours.',
    '{subject}: Der Spielzettel wurde auf einem Telefon der anderen Seite mit PIN bestätigt. Wer bestätigt hat, kann das 48 Stunden lang zurücknehmen.',
    '{subject}: a mérkőzéslapot a másik oldal telefonján PIN-kóddal megerősítették. A megerősítő oldal 48 órán belül visszavonhatja.',
  ),
  'match.seal-refused': text(
    '{subject}: what was said to the sheet on a phone of the other side does not hold, because the PIN or the sheet is not the right one. The sheet is still to be confirmed.',
    '{subject}: Was auf einem Telefon der anderen Seite zum Spielzettel gesagt wurde, gilt nicht, weil PIN oder Spielzettel nicht stimmen. Er ist weiterhin zu bestätigen.',
    '{subject}: a másik oldal telefonján adott válasz nem érvényes, mert a PIN vagy a mérkőzéslap nem egyezik. A mérkőzéslapot még meg kell erősíteni.',
  ),
  'match.confirmed': text(
    '{subject}: the sheet is confirmed. The jury decides next.',
    '{subject}: Der Spielzettel ist bestätigt. Als Nächstes entscheidet die Jury.',
    '{subject}: a mérkőzéslapot megerősítették. Most a zsűri dönt.',
  ),
  'match.confirmation-revoked': text(
    `{subject}: the confirmation was revoked. The sheet is to be confirmed or ${en.dispute.participle} again.`,
    `{subject}: Die Bestätigung wurde zurückgenommen. Der Spielzettel ist wieder zu bestätigen oder ${de.dispute.withZu}.`,
    `{subject}: a megerősítést visszavonták. A mérkőzéslapot újra megerősíteni vagy ${hu.dispute.infinitive} kell.`,
  ),
  'match.disputed': text('{subject}: {dispute}', '{subject}: {dispute}', '{subject}: {dispute}'),
  'match.dispute-settled': text(
    `{subject}: the sheet is no longer ${en.dispute.participle} but confirmed.`,
    `{subject}: Der Spielzettel wird nicht mehr ${de.dispute.participle}, sondern ist bestätigt.`,
    `{subject}: a mérkőzéslapot már nem ${hu.dispute.thirdPlural}, hanem megerősítették.`,
  ),
  'match.approved': text(
    '{subject}: the jury has approved the match.',
    '{subject}: Die Jury hat das Match genehmigt.',
    '{subject}: a zsűri jóváhagyta a mérkőzést.',
  ),
  'match.returned': text(
    '{subject}: the jury has returned the sheet. {decision} Hand in a new one.',
    '{subject}: Die Jury hat den Spielzettel zurückgegeben. {decision} Reiche einen neuen ein.',
    '{subject}: a zsűri visszaadta a mérkőzéslapot. {decision} Adj be újat.',
  ),
  'match.ruled': text(
    '{subject}: the jury has ruled. {decision}',
    '{subject}: Die Jury hat entschieden. {decision}',
    '{subject}: a zsűri döntött. {decision}',
  ),
  'match.reopened': text(
    '{subject}: the jury has reopened the match. Until it is approved again it does not count.',
    '{subject}: Die Jury hat das Match wieder geöffnet. Bis es wieder genehmigt ist, zählt es nicht.',
    '{subject}: a zsűri újranyitotta a mérkőzést. Az újabb jóváhagyásig nem számít.',
  ),
  'match.left-open': text(
    '{subject}: the jury has left the match open. It can be played to its end until 31 December.',
    '{subject}: Die Jury hat das Match offen gelassen. Bis zum 31. Dezember kann es zu Ende gespielt werden.',
    '{subject}: a zsűri nyitva hagyta a mérkőzést. December 31-ig lehet befejezni.',
  ),
  'match.withdrawn': text(
    '{subject}: the match was withdrawn.',
    '{subject}: Das Match wurde zurückgezogen.',
    '{subject}: a mérkőzést visszavonták.',
  ),
  'request.granted': text(
    '{subject}: the jury has granted the request.',
    '{subject}: Die Jury hat dem Antrag zugestimmt.',
    '{subject}: a zsűri helyt adott a kérelemnek.',
  ),
  'request.refused': text(
    '{subject}: the jury has refused the request.',
    '{subject}: Die Jury hat den Antrag abgelehnt.',
    '{subject}: a zsűri elutasította a kérelmet.',
  ),
  'request.lapsed': text(
    '{subject}: the match was changed, so what the jury granted no longer holds. Ask again.',
    '{subject}: Das Match wurde geändert, darum gilt die Zustimmung der Jury nicht mehr. Beantrage sie neu.',
    '{subject}: a mérkőzés megváltozott, ezért a zsűri engedélye már nem érvényes. Kérj újat.',
  ),
  'request.due': text(
    '{subject}: the request is undecided. After {day} a decision comes too late.',
    '{subject}: Über den Antrag ist nicht entschieden. Nach dem {day} kommt eine Entscheidung zu spät.',
    '{subject}: a kérelemről még nem döntöttek. Határidő: {day}',
  ),
  'planned-match.near': text(
    '{subject}: the match is soon.',
    '{subject}: Das Match steht bevor.',
    '{subject}: közeleg a mérkőzés.',
  ),
  'match.open-ends': text(
    '{subject}: the match is open. If it is not played to its end by {day}, the jury closes it without points.',
    '{subject}: Das Match ist offen. Wird es nicht bis zum {day} zu Ende gespielt, schließt es die Jury ohne Punkte.',
    '{subject}: a mérkőzés nyitott. Ha nem játsszátok le a határidőig, a zsűri pontok nélkül lezárja. Határidő: {day}',
  ),
  'cup.tie-ends': text(
    'The tie of the cup against {subject} is not decided. If it is not played to its end by {day}, the jury decides.',
    'Die Begegnung im Cup gegen {subject} ist nicht entschieden. Wird sie nicht bis zum {day} zu Ende gespielt, entscheidet die Jury.',
    'A kupában {subject} elleni párharcotok nincs eldöntve. Ha nem játsszátok le a határidőig, a zsűri dönt. Határidő: {day}',
  ),
  'free-game.entered': text(
    '{subject}: the game was handed in, and names you. Object to it if it was not so.',
    '{subject}: Das Spiel wurde eingegeben, und du sollst mitgespielt haben. Erhebe Einspruch, wenn es nicht so war.',
    '{subject}: a játékot beadták, és te is szerepelsz benne. Ha nem így történt, emelj kifogást.',
  ),
  'free-game.objected': text(
    '{subject}: somebody objects to the game.',
    '{subject}: Gegen das Spiel wurde Einspruch erhoben.',
    '{subject}: a játék ellen kifogást emeltek.',
  ),
  'free-game.admitted': text(
    '{subject}: the jury has admitted the game.',
    '{subject}: Die Jury hat das Spiel zugelassen.',
    '{subject}: a zsűri elfogadta a játékot.',
  ),
  'free-game.refused': text(
    '{subject}: the jury has refused the game. It says why; it can be handed in anew.',
    '{subject}: Die Jury hat das Spiel abgelehnt. Sie sagt, warum; es kann neu eingegeben werden.',
    '{subject}: a zsűri elutasította a játékot. Megírta, miért; újra be lehet adni.',
  ),
  'free-game.reopened': text(
    '{subject}: the jury has reopened the game. Until it is admitted again it does not count.',
    '{subject}: Die Jury hat das Spiel wieder geöffnet. Bis es wieder zugelassen ist, zählt es nicht.',
    '{subject}: a zsűri újranyitotta a játékot. Az újabb elfogadásig nem számít.',
  ),
  'free-game.withdrawn': text(
    '{subject}: the game was withdrawn.',
    '{subject}: Das Spiel wurde zurückgezogen.',
    '{subject}: a játékot visszavonták.',
  ),
  'cup.entries-close': text(
    '{subject}: the pair is not entered. The last day of the entries is {day}.',
    '{subject}: Das Paar ist nicht genannt. Letzter Tag der Nennungen: {day}.',
    '{subject}: a pár még nem nevezett. A nevezés utolsó napja: {day}',
  ),
  'cup.drawn': text(
    '{subject}: the cup is drawn. See whom you meet.',
    '{subject}: Der Cup ist ausgelost. Sieh nach, auf wen ihr trefft.',
    '{subject}: megtörtént a kupa sorsolása. Nézd meg, kivel játszotok.',
  ),
  'cup.conceded': text(
    '{subject}: a pair has given up the tie.',
    '{subject}: Ein Paar hat die Begegnung aufgegeben.',
    '{subject}: az egyik pár feladta a párharcot.',
  ),
  'cup.decided': text(
    '{subject}: the jury has decided. {decision}',
    '{subject}: Die Jury hat entschieden. {decision}',
    '{subject}: a zsűri döntött. {decision}',
  ),
  'cup.medal': text(
    '{subject}: a medal! Place {place}.',
    '{subject}: eine Medaille! Platz {place}.',
    '{subject}: érem! {place}. hely.',
  ),
  'grand-prix.near': text(
    '{subject}: the Grand Prix is soon.',
    '{subject}: Der Grand Prix steht bevor.',
    '{subject}: közeleg a Grand Prix.',
  ),
  'grand-prix.drawn': text(
    '{subject}: the schedule is made.',
    '{subject}: Der Spielplan steht fest.',
    '{subject}: elkészült a beosztás.',
  ),
  'grand-prix.cancelled': text(
    '{subject}: the Grand Prix was cancelled.',
    '{subject}: Der Grand Prix wurde abgesagt.',
    '{subject}: a Grand Prix elmarad.',
  ),
  'grand-prix.closed': text(
    '{subject}: the Grand Prix is closed, its places are final.',
    '{subject}: Der Grand Prix ist abgeschlossen, die Plätze stehen fest.',
    '{subject}: a Grand Prix lezárult, a helyezések véglegesek.',
  ),
  milestone: text(
    '{subject} has won {number} trophies: a milestone.',
    '{subject} hat {number} Trophäen gewonnen: ein Meilenstein.',
    '{subject} trófeakupát ért el: {number} trófea.',
  ),
  'jury.match-to-decide': text(
    '{subject}: the match is confirmed and waits for the jury.',
    '{subject}: Das Match ist bestätigt und wartet auf die Jury.',
    '{subject}: a mérkőzést megerősítették, a zsűrire vár.',
  ),
  'jury.match-disputed': text(
    '{subject}: {dispute} It waits for the jury.',
    '{subject}: {dispute} Das Match wartet auf die Jury.',
    '{subject}: {dispute} A mérkőzés a zsűrire vár.',
  ),
  'jury.match-with-errors': text(
    '{subject}: a sheet with errors asks for a ruling.',
    '{subject}: Für einen Spielzettel mit Fehlern wird eine Entscheidung erbeten.',
    '{subject}: a hibás mérkőzéslaphoz döntést kérnek.',
  ),
  'jury.request-asked': text('{subject}: a new request.', '{subject}: ein neuer Antrag.', '{subject}: új kérelem.'),
  'jury.free-game-to-decide': text(
    '{subject}: the game waits for the jury.',
    '{subject}: Das Spiel wartet auf die Jury.',
    '{subject}: a játék a zsűrire vár.',
  ),
  'jury.desk': text(
    `For the jury: {matches} matches to decide, {disputed} ${en.dispute.participle}, {errors} with errors, {requests} requests, {games} free games.`,
    `Für die Jury: {matches} Matches zu entscheiden, {disputed} ${de.dispute.participle}, {errors} mit Fehlern, {requests} Anträge, {games} freie Spiele.`,
    `A zsűrire vár: {matches} eldöntendő, {disputed} ${hu.dispute.participle}, {errors} hibás mérkőzés, {requests} kérelem, {games} szabad játék.`,
  ),
  'webhook.paused': text(
    'The webhook “{subject}” was paused: its receiver does not answer as it should.',
    'Der Webhook „{subject}“ wurde angehalten: Sein Empfänger antwortet nicht, wie er soll.',
    'A(z) „{subject}” webhook szünetel: a fogadója nem válaszol rendesen.',
  ),
};

/** The words for a subject that the reader may no longer see. */
export const hiddenSubject = text(
  'Something that is no longer for you to see.',
  'Etwas, das du nicht mehr sehen darfst.',
  'Olyasmi, amit már nem láthatsz.',
);
