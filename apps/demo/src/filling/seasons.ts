import type { DemoPlan } from '../plan/demo.js';
import type { SeasonPlan } from '../plan/season.js';
import type { TeamPlan } from '../plan/team.js';
import type { Register } from './register.js';
import { REFUSED, type Visitor } from './visitor.js';

interface TeamEntered {
  readonly team: { readonly id: string };
}

const OPEN = `mutation ($key: IdempotencyKey!, $year: Int!, $annualMeeting: Day) {
  openSeason(input: { idempotencyKey: $key, seasonYear: $year, annualMeeting: $annualMeeting }) { ... on SeasonSaved { season { year } } ${REFUSED} } }`;
const CLOSE = `mutation ($key: IdempotencyKey!, $year: Int!, $reason: Words!) {
  closeSeason(input: { idempotencyKey: $key, seasonYear: $year, reason: $reason }) { ... on SeasonSaved { season { year } } ${REFUSED} } }`;
const VENUE = `mutation ($key: IdempotencyKey!, $name: Name!, $public: Boolean!) {
  saveVenue(input: { idempotencyKey: $key, name: $name, public: $public }) { ... on VenueSaved { venue { id } } ${REFUSED} } }`;
const ENTER = `mutation ($key: IdempotencyKey!, $year: Int!, $name: Name!, $members: [MemberInput!]!, $day: Day) {
  enterTeam(input: { idempotencyKey: $key, seasonYear: $year, name: $name, members: $members, day: $day }) {
    ... on TeamSaved { team { id } } ${REFUSED} } }`;
const CARRY_OVER = `mutation ($key: IdempotencyKey!, $year: Int!) {
  carryOver(input: { idempotencyKey: $key, seasonYear: $year }) { ... on CarriedOver { teams { id name } } ${REFUSED} } }`;
const CONFIRM = `mutation ($key: IdempotencyKey!, $teamId: UUID!) {
  confirmTeam(input: { idempotencyKey: $key, teamId: $teamId }) { ... on TeamSaved { team { id } } ${REFUSED} } }`;
const DECLINE = `mutation ($key: IdempotencyKey!, $teamId: UUID!) {
  declineTeam(input: { idempotencyKey: $key, teamId: $teamId }) { ... on TeamSaved { team { id } } ${REFUSED} } }`;

export async function enterVenues(
  juror: Visitor,
  venues: readonly { readonly name: string; readonly public: boolean }[],
): Promise<void> {
  for (const venue of venues) await juror.ask(VENUE, venue);
}

export async function openSeason(juror: Visitor, { year, annualMeeting }: SeasonPlan): Promise<void> {
  await juror.ask(OPEN, { year, annualMeeting });
}

export async function closeSeason(juror: Visitor, { year }: SeasonPlan, { words }: Register): Promise<void> {
  await juror.ask(CLOSE, { year, reason: words.office.seasonClosed });
}

/**
 * The teams of the season before are proposed for this one; their captains confirm all but the one that does not come back. New
 * ones are entered beside them.
 */
export async function carryTeamsOver(juror: Visitor, { before, now }: DemoPlan, register: Register): Promise<void> {
  const { teams } = await juror.ask<{ readonly teams: readonly { readonly id: string; readonly name: string }[] }>(
    CARRY_OVER,
    { year: now.year },
  );
  for (const { id, name } of teams) {
    const captain = register.captain(before.year, name);
    const plan = now.teams.find((team) => team.name === name);
    await captain.ask(plan === undefined ? DECLINE : CONFIRM, { teamId: id });
    if (plan !== undefined) register.enterTeam(now.year, plan, id);
  }
  const carried = teams.map(({ name }) => name);
  for (const team of now.teams.filter(({ name }) => !carried.includes(name))) {
    await enterTeam(juror, now.year, team, register);
  }
}

/** A team with all its members from the first day of the season on. */
export async function enterTeam(juror: Visitor, year: number, plan: TeamPlan, register: Register): Promise<void> {
  const members = plan.members.map((name) => ({ personId: register.person(name) }));
  const day = `${year}-01-01`;
  const { team } = await juror.ask<TeamEntered>(ENTER, { year, name: plan.name, members, day });
  register.enterTeam(year, plan, team.id);
}
