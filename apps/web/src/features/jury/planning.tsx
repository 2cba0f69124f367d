import { asSent, DayAndPlaceFields, noDayAndPlace } from '../planned-matches/day-and-place.js';
import { Form } from '../../ui/forms/form.js';

/** Day and place of a match between two sides, planned for them by the jury. */
export function PlanMatch({
  sides: [sideA, sideB],
  competition,
  name,
  submit,
}: {
  readonly sides: readonly [{ readonly id: string }, { readonly id: string }];
  readonly competition: 'CHAMPIONSHIP' | 'CUP';
  readonly name: string;
  readonly submit: string;
}) {
  return (
    <Form
      mutation="planMatch"
      name={name}
      start={noDayAndPlace}
      input={(when) => ({
        competition,
        sideA: sideA.id,
        sideB: sideB.id,
        ...asSent(when),
      })}
      submit={submit}
    >
      <DayAndPlaceFields isMatch={competition === 'CHAMPIONSHIP'} />
    </Form>
  );
}
