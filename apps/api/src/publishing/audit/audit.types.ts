import { ArgsType, Field, GraphQLISODateTime, Int, ObjectType } from '@nestjs/graphql';
import { connectionOf, PageArguments } from '../../platform/graphql/connection.js';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { Day, Id, Name } from '../../platform/inputs/fields.js';

const HASH = 'SHA-256 in hexadecimal digits';

@ObjectType({
  description:
    'The end of a chain of the log. Who keeps it can prove later that nothing before it was changed: `tarokk audit verify --head`.',
})
export class AuditHead {
  @Field(() => String, { description: '`office`, or `season` and its year.' })
  chain!: string;

  @Field(() => Int, { description: 'How many links the chain has: the number of the last.' })
  number!: number;

  @Field(() => String, { description: `The hash of the last link: ${HASH}.` })
  hash!: string;

  @Field(() => GraphQLISODateTime, { description: 'When the last link was made.' })
  sealedAt!: Date;
}

@ObjectType({
  description:
    'A link of a chain: `hash` is SHA-256 over the bytes of `previous` and `digest`. It proves an entry to who has it, and tells nothing of it to who has not.',
})
export class AuditLink {
  @Field(() => String, { description: 'Its chain: `office`, or `season` and its year.' })
  chain!: string;

  @Field(() => Int, { description: 'Its place in the chain, from 1.' })
  number!: number;

  @Field(() => String, { description: 'The hash of the link before it; 64 zeros for the first.' })
  previous!: string;

  @Field(() => String, { description: `The digest of the entry's canonical form (RFC 8785): ${HASH}.` })
  digest!: string;

  @Field(() => String, { description: `The hash of the link: ${HASH}.` })
  hash!: string;

  @Field(() => GraphQLISODateTime, { description: 'When the link was made.' })
  sealedAt!: Date;
}

export const AuditLinkConnection = connectionOf(AuditLink);

@ObjectType({ description: 'A field that a change changed.' })
export class AuditChange {
  @Field(() => String, { description: 'The field, as the database names it.' })
  field!: string;

  @Field(() => String, { nullable: true, description: 'What it was, as JSON; null where the object is new.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'What it became, as JSON; null where the object was removed.' })
  after!: string | null;
}

@ObjectType({
  description: 'A change of one object, written in the transaction of the change. It never changes itself.',
})
export class AuditEntry {
  @Field(() => String, { description: 'Its id in this office. A later change of an object has a higher one.' })
  id!: string;

  @Field(() => GraphQLISODateTime, { description: 'When the transaction of the change began.' })
  at!: Date;

  @Field(() => String, { description: 'The chain it belongs to: `office`, or `season` and its year.' })
  chain!: string;

  @Field(() => String, {
    description: 'What was done: the name of the mutation, or what was done in the database itself (`update by SQL`).',
  })
  action!: string;

  @Field(() => String, { description: 'What kind of object was changed: `match`, `request`, `API token`.' })
  object!: string;

  @Field(() => String, { description: 'Which one: its id; parts of a key are divided by a slash.' })
  objectId!: string;

  @Field(() => UuidScalar, { nullable: true, description: 'The account that did it; null for the server itself.' })
  accountId!: string | null;

  @Field(() => UuidScalar, { nullable: true, description: 'The API token by which the account acted.' })
  tokenId!: string | null;

  @Field(() => String, { nullable: true, description: 'The id of the request, which the request log has too.' })
  requestId!: string | null;

  @Field(() => String, { nullable: true, description: 'Why, in the words of who did it.' })
  reason!: string | null;

  @Field(() => [AuditChange], {
    description: 'The fields that changed; all of them where the object is new or removed.',
  })
  changes!: readonly AuditChange[];

  @Field(() => String, { description: 'The canonical form (RFC 8785) of the entry: its SHA-256 is the digest.' })
  canonical!: string;
}

export const AuditEntryConnection = connectionOf(AuditEntry);

@ArgsType()
export class AuditFilter extends PageArguments {
  @Name('Of this chain: `office`, or `season 2026`.', { nullable: true })
  chain?: string | null;

  @Name('Of objects of this kind: `match`.', { nullable: true })
  object?: string | null;

  @Name('Of the object with this id.', { nullable: true })
  objectId?: string | null;

  @Id('Done by this account.', { nullable: true })
  accountId?: string | null;

  @Name('This was done: `approveMatch`.', { nullable: true })
  action?: string | null;

  @Day('On this day or later.', { nullable: true })
  from?: string | null;

  @Day('On this day or earlier.', { nullable: true })
  until?: string | null;
}
