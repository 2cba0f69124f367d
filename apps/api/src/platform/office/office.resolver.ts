import { Query, Resolver } from '@nestjs/graphql';
import { Allows } from '../requests/allows.js';
import { OfficeRepository } from './office.repository.js';
import { Office } from './office.types.js';

@Resolver(() => Office)
export class OfficeResolver {
  constructor(private readonly offices: OfficeRepository) {}

  @Allows('anyone')
  @Query(() => Office, { description: 'The office itself.' })
  office(): Promise<Office> {
    return this.offices.get();
  }
}
