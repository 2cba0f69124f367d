import type { Type } from '@nestjs/common';
import { Field, InputType, ObjectType } from '@nestjs/graphql';

/** A part of a sheet, which is sent as it is shown: the type `name`, and the input `nameInput` with the same fields. */
export function SheetPart(name: string, description: string): ClassDecorator {
  return (target) => {
    ObjectType(name, { description })(target);
    InputType(`${name}Input`, { description })(target);
  };
}

/** What stands once for each party. */
export interface OfBothParties<Part> {
  readonly A: Part;
  readonly B: Part;
}

/** A part of a sheet that has another part, or value, for each party. @param what the description of one of them */
export function bothParties<Part>(
  name: string,
  part: () => Type<Part> | object,
  description: string,
  what: string,
): Type<OfBothParties<Part>> {
  @SheetPart(name, description)
  class BothParties {
    @Field(part as () => Type<Part>, { name: 'a', description: `${what} of party A.` })
    readonly A!: Part;

    @Field(part as () => Type<Part>, { name: 'b', description: `${what} of party B.` })
    readonly B!: Part;
  }
  return BothParties;
}
