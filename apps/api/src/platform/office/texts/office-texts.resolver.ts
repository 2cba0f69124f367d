import { Args, Context, Mutation, ResolveField, Resolver } from '@nestjs/graphql';
import type { Language } from '@tarokk/rules';
import { LanguageEnum } from '../../schema/language.enum.js';
import type { Refused } from '../../problems/refused.types.js';
import { Input } from '../../inputs/input.js';
import { Allows } from '../../requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../requests/current-caller.js';
import type { RequestContext } from '../../requests/request-context.js';
import { Office } from '../office.types.js';
import { OfficeText, type OfficeTextSet, SetOfficeTextResult } from './office-text.types.js';
import { SetOfficeTextInput } from './office-texts.inputs.js';
import { OfficeTextsService } from './office-texts.service.js';

@Resolver(() => Office)
export class OfficeTextsResolver {
  constructor(private readonly service: OfficeTextsService) {}

  @ResolveField(() => [OfficeText], {
    description: 'What the office says of itself. In a language: one text of each kind that is written.',
  })
  texts(
    @Context() { source }: RequestContext,
    @Args('language', {
      type: () => LanguageEnum,
      nullable: true,
      description:
        'The language in which they are read; a text that is not written in it comes in another. Left out, all come.',
    })
    language: Language | null = null,
  ): Promise<readonly OfficeText[]> {
    return this.service.list(source, language);
  }

  @Allows('admin')
  @Mutation(() => SetOfficeTextResult, {
    description: 'Writes what the office says of itself in a language, or takes it away.',
  })
  setOfficeText(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: SetOfficeTextInput,
  ): Promise<OfficeTextSet | Refused> {
    return this.service.set(caller, input);
  }
}
