import type { Day } from '@tarokk/competition';
import type { Language } from '@tarokk/rules';
import { type DemoPlan, rivals } from '../plan/demo.js';
import type { DemoMatch } from '../plan/matches.js';
import { askForFourth, enterPlan } from './calendar.js';
import { planCup } from '../plan/cup.js';
import { holdCup } from './cup.js';
import { enterDrafts } from './drafts.js';
import { playFreeGames } from './free-games.js';
import { playGrandPrix } from './grand-prix.js';
import { actorsOn, takeCourse } from './matches.js';
import { writeOfficeTexts } from './office-texts.js';
import { importOldList } from './old-list.js';
import { Pairs } from './pairs.js';
import { enterPeople, foundOffice, leaveJury, letProgramIn, setPin } from './people.js';
import type { Progress } from './progress.js';
import { Register } from './register.js';
import { carryTeamsOver, closeSeason, enterTeam, enterVenues, openSeason } from './seasons.js';
import { sideBySide } from './side-by-side.js';
import { demoWords } from '../words.js';
import { Visitor } from './visitor.js';

/** Matches under way at a time: enough to keep a server of two cores busy. */
const AT_A_TIME = 6;

/** What only the office knew. */
export interface FilledOffice {
  /** Of a program of the captain who has handed in the latest sheet. */
  readonly apiToken: string;
}

/** Today as the office sees it (D9). */
export async function todayAt(url: string): Promise<Day> {
  const { timeZone } = await new Visitor(url).ask<{ readonly timeZone: string }>('{ office { timeZone } }');
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date());
}

/**
 * Enters all that the plan tells into an office that is still empty, over its API as its users would: whatever the office
 * checks, counts and logs, it does here too.
 *
 * @param link the address by which the terminal of the server lets the first admin in
 * @param language in which its people write
 */
export async function fillOffice(
  url: string,
  link: string,
  plan: DemoPlan,
  language: Language,
  progress: Progress,
): Promise<FilledOffice> {
  const { before, now } = plan;
  const register = new Register(plan.today, demoWords(language));
  const pairs = new Pairs(register);
  await foundOffice(url, link, plan, register);
  await enterPeople(url, plan, register, progress);
  const juror = register.visitor(plan.jurors[0]!);
  await enterVenues(juror, plan.venues);
  await writeOfficeTexts(register.visitor(plan.admin));

  await openSeason(juror, before);
  for (const team of before.teams) await enterTeam(juror, before.year, team, register);
  await playMatches(before.matches, plan, register, counting(progress, `matches of ${before.year}`));
  await holdCup(juror, planCup(before.year, before.teams), register, pairs);
  await closeSeason(juror, before, register);

  await openSeason(juror, now);
  await carryTeamsOver(juror, plan, register);
  await playMatches(now.matches, plan, register, counting(progress, `matches of ${now.year}`));
  await holdCup(juror, planCup(now.year, now.teams), register, pairs);
  for (const planned of plan.calendar) await enterPlan(planned, register, actorsOn(planned, register, juror));
  await askForFourth(now.year, now.teams[0]!.name, plan.guests[0]!, register);
  await enterDrafts(plan, register);
  await playGrandPrix(plan.grandPrix, register, juror, pairs);
  await playFreeGames(plan, register, juror);
  await importOldList(juror, plan, register);

  const [host, guest] = rivals(plan).map(({ members: [captain] }) => register.visitor(captain!));
  await setPin(guest!);
  await leaveJury(register.visitor(plan.admin), register);
  return { apiToken: await letProgramIn(host!, register) };
}

type Counted = (done: number, of: number) => void;

function counting(progress: Progress, what: string): Counted {
  return (done, of) => progress(what, done, of);
}

async function playMatches(
  matches: readonly DemoMatch[],
  { jurors }: DemoPlan,
  register: Register,
  counted: Counted,
): Promise<void> {
  let done = 0;
  await sideBySide(matches.entries(), AT_A_TIME, async ([index, match]) => {
    const juror = register.visitor(jurors[index % jurors.length]!);
    await takeCourse(match, register, actorsOn(match, register, juror));
    counted(++done, matches.length);
  });
}
