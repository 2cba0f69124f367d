import { InputType } from '@nestjs/graphql';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { Id, Year } from '../../platform/inputs/fields.js';

@InputType({ description: 'What `appointJuror` takes.' })
export class AppointJurorInput extends WriteInput {
  @Id('The match.')
  matchId!: string;

  @Id('Who decides it.')
  personId!: string;
}

@InputType({ description: 'What `appointCupJuror` takes.' })
export class AppointCupJurorInput extends WriteInput {
  @Year('The year of the season.')
  seasonYear!: number;

  @Id('Who decides in its cup.')
  personId!: string;
}

@InputType({ description: 'What `appointGrandPrixJuror` takes.' })
export class AppointGrandPrixJurorInput extends WriteInput {
  @Id('The Grand Prix.')
  grandPrixId!: string;

  @Id('Who decides in it and closes it.')
  personId!: string;
}
