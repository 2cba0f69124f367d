import { Args, Int } from '@nestjs/graphql';
import { DayScalar, UuidScalar, WordsScalar } from '../../platform/schema/scalars.js';
import { MemberInput } from './team.types.js';

/** Arguments that several mutations of teams take. */
export const Year = (): ParameterDecorator =>
  Args('seasonYear', { type: () => Int, description: 'The year of the season.' });

export const TeamId = (): ParameterDecorator => Args('teamId', { type: () => UuidScalar, description: 'The team.' });

export const Joining = (): ParameterDecorator => Args('member', { type: () => MemberInput, description: 'Who joins.' });

export const ChangeDay = (): ParameterDecorator =>
  Args('day', {
    type: () => DayScalar,
    nullable: true,
    description: 'Which day it is done for; today if left out. Another day is for the jury.',
  });

export const AllowedBecause = (): ParameterDecorator =>
  Args('reason', {
    type: () => WordsScalar,
    nullable: true,
    description: 'With a reason the jury allows what the rules leave to it.',
  });

export const Reason = (): ParameterDecorator =>
  Args('reason', { type: () => WordsScalar, description: 'Why; the log keeps it.' });
