import { describe, expect, it } from '@jest/globals';
import { ValidationPipe } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import 'reflect-metadata';
import { InputRefused, inputRefused } from './input-refused.js';
import { IsCalendarDay, IsEmailAddress, IsId, IsList, IsName, IsText, IsWholeNumber, IsWords } from './validators.js';

class MemberOfTeam {
  @IsName()
  name!: string;
}

class Everything {
  @IsOptional()
  @IsId()
  id?: string | null;

  @IsOptional()
  @IsWords()
  words?: string | null;

  @IsOptional()
  @IsEmailAddress()
  email?: string | null;

  @IsOptional()
  @IsCalendarDay()
  day?: string | null;

  @IsOptional()
  @IsText(3)
  text?: string | null;

  @IsOptional()
  @IsWholeNumber(1, 8)
  game?: number | null;

  @IsOptional()
  @IsList(2)
  @IsId({ each: true })
  ids?: readonly string[] | null;

  @IsOptional()
  @IsList(2)
  @ValidateNested({ each: true })
  @Type(() => MemberOfTeam)
  members?: readonly MemberOfTeam[] | null;

  @IsList(1)
  standing: readonly string[] = [];
}

const pipe = new ValidationPipe({
  whitelist: true,
  forbidNonWhitelisted: true,
  transform: true,
  transformOptions: { exposeUnsetFields: false },
  exceptionFactory: inputRefused,
});
const ID = '0b0f8ad2-5c1e-4a35-9f0e-0d5b6c2f7a11';

const taken = (input: object): Promise<Everything> =>
  pipe.transform(input, { type: 'body', metatype: Everything }) as Promise<Everything>;

async function refusedOf(input: object): Promise<(readonly [string, string])[]> {
  const error = await taken(input).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof InputRefused)) throw new Error(`Taken, or another error: ${String(error)}`);
  return error.problems.map(({ path, code }) => [path, code] as const);
}

describe('an input', () => {
  it('is taken in the plain form of its texts', async () => {
    const input = await taken({
      id: ID.toUpperCase(),
      words: '  because \r\n of it ',
      members: [{ name: ' Anna   Kiss ' }],
    });
    expect(input).toMatchObject({ id: ID, words: 'because \n of it', members: [{ name: 'Anna Kiss' }] });
  });

  it('has the default of a field that was left out, as a variable that was not given leaves it', async () => {
    expect((await taken({ standing: undefined })).standing).toEqual([]);
  });

  it.each([
    ['id', 'x', 'input/id'],
    ['words', ' ', 'input/words'],
    ['words', 'x'.repeat(2001), 'input/words'],
    ['email', 'no address', 'input/email'],
    ['day', '2026-02-30', 'input/day'],
    ['text', 'four', 'input/length'],
    ['game', 9, 'input/number'],
    ['game', 1.5, 'input/number'],
    ['ids', [ID, ID, ID], 'input/list'],
    ['ids', [ID, 'x'], 'input/id'],
    ['nothing', 1, 'input/value'],
  ])('is refused for its %s %j', async (field, value, code) => {
    expect(await refusedOf({ [field]: value })).toEqual([[field, code]]);
  });

  it('is refused for all of its faults at once, each with its path, within lists too', async () => {
    const faults = { id: 'x', game: 0, members: [{ name: 'Anna' }, { name: '' }] };
    expect(await refusedOf(faults)).toEqual([
      ['id', 'input/id'],
      ['game', 'input/number'],
      ['members[1].name', 'input/name'],
    ]);
  });
});
