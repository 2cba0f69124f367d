import { Field, ID, InterfaceType } from '@nestjs/graphql';

/** What answers `node` says of itself what it is; the fields that lead to an object elsewhere know its type already. */
@InterfaceType('Node', {
  description: 'An object of the office that can be asked for by its id alone.',
  resolveType: ({ __typename }: { readonly __typename: string }) => __typename,
})
export abstract class Node {
  @Field(() => ID, { description: 'Its id, a UUID that no other object has.' })
  id!: string;
}
