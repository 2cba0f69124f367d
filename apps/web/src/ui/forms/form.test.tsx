/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { useSuspenseQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { usePage } from '../../api/page-context.js';
import { asked as queryFor } from '../../api/queries.js';
import { type AnsweringOffice, rendered, type AskedOperation } from '../rendered.js';
import { ActButton } from './act-button.js';
import { NumberField, TextField } from './fields.js';
import { Form } from './form.js';

const nameOfTeam = { text: 'query NameOfTeam { team { name } }', fragments: [] };

/** What the page shows beside its form. */
function Team() {
  const { ask } = usePage();
  const { data } = useSuspenseQuery(queryFor<{ team: { name: string } }, object>(ask, nameOfTeam, {}));
  return <h1>{data.team.name}</h1>;
}

interface Properties {
  readonly leaves?: boolean;
  readonly done?: () => void;
}

function Page({ leaves = false, done }: Properties) {
  const [renamedTo, setRenamedTo] = useState('');
  return (
    <>
      <Suspense>
        <Team />
      </Suspense>
      <p>{renamedTo}</p>
      <Form
        mutation="renameTeam"
        leaves={leaves}
        name="Rename"
        start={{ name: '' }}
        input={({ name }) => ({ teamId: 'wasps', name })}
        done={(_, { name }) => {
          setRenamedTo(`Now ${name}`);
          done?.();
        }}
        submit="Rename the team"
      >
        <TextField name="name" label="New name" />
      </Form>
    </>
  );
}

const renamed = { data: { renameTeam: { __typename: 'TeamChanged' } } };
const refused = {
  data: {
    renameTeam: {
      __typename: 'Refused',
      problems: [{ code: 'NAME_TAKEN', path: 'input.name', rule: null, message: 'Another team is called so.' }],
    },
  },
};

/** An office with a team, which takes the names that come one after the other as `answers` say. */
function officeWith(...answers: ReadonlyArray<object | null>): AnsweringOffice {
  let name = 'Danube Wasps';
  const left = [...answers];
  return ({ operation, variables }) => {
    if (operation === 'NameOfTeam') return { data: { team: { name } } };
    const answer = left.length === 0 ? renamed : left.shift()!;
    if (answer === renamed) name = String(variables.input?.['name']);
    return answer;
  };
}

const writes = (asked: readonly AskedOperation[]) => asked.filter(({ operation }) => operation === 'RenameTeam');
const reads = (asked: readonly AskedOperation[]) => asked.filter(({ operation }) => operation === 'NameOfTeam');

async function rename(name: string): Promise<void> {
  const user = userEvent.setup();
  await screen.findByText('Danube Wasps');
  const field = screen.getByLabelText('New name');
  await user.clear(field);
  await user.type(field, name);
  await user.click(screen.getByRole('button', { name: 'Rename the team' }));
}

describe('a form', () => {
  it('sends what was typed, under a key', async () => {
    const { asked } = await rendered(() => <Page />, { office: officeWith() });
    await rename('Óbuda Owls');
    await screen.findByText('Now Óbuda Owls');
    expect(writes(asked)).toMatchObject([
      {
        variables: {
          input: { teamId: 'wasps', name: 'Óbuda Owls', idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/) },
        },
      },
    ]);
  });

  it('says that it is done when the page shows it', async () => {
    let readBefore = 0;
    const { asked } = await rendered(() => <Page done={() => (readBefore = reads(asked).length)} />, {
      office: officeWith(),
    });
    await rename('Óbuda Owls');
    await screen.findByText('Now Óbuda Owls');
    expect(readBefore).toBe(2);
    expect(screen.getByRole('heading', { name: 'Óbuda Owls' })).toBeTruthy();
  });

  it('asks nothing again of a page that is left', async () => {
    const { asked } = await rendered(() => <Page leaves />, { office: officeWith() });
    await rename('Óbuda Owls');
    await screen.findByText('Now Óbuda Owls');
    expect(reads(asked)).toHaveLength(1);
  });

  it('sends nothing while something in it is missing, and says what', async () => {
    const { asked } = await rendered(() => <Page />, { office: officeWith() });
    await screen.findByText('Danube Wasps');
    await userEvent.click(screen.getByRole('button', { name: 'Rename the team' }));
    const field = screen.getByLabelText('New name');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).not.toBe('');
    expect(writes(asked)).toEqual([]);
  });

  it('says what the office refuses above itself and at the field, and leads there', async () => {
    const { asked } = await rendered(() => <Page />, { office: officeWith(refused) });
    await rename('Óbuda Owls');
    const said = await screen.findByRole('alert');
    expect(said.textContent).toContain('Another team is called so.');
    await waitFor(() => expect(document.activeElement).toBe(said));
    const field = screen.getByLabelText('New name');
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Another team is called so.',
    );
    // Nothing was done, so nothing has changed.
    expect(reads(asked)).toHaveLength(1);
    expect(screen.getByRole('heading').textContent).toBe('Danube Wasps');
  });

  it('keeps what was typed when nothing arrives, and sends it again under the same key', async () => {
    const { asked } = await rendered(() => <Page />, { office: officeWith(null) });
    await rename('Óbuda Owls');
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Rename the team' }));
    await screen.findByText('Now Óbuda Owls');
    const [first, second] = writes(asked).map(({ variables }) => variables.input);
    expect(second).toEqual(first);
  });

  it('has another key when something else is sent after nothing has arrived', async () => {
    const { asked } = await rendered(() => <Page />, { office: officeWith(null) });
    await rename('Óbuda Owls');
    await screen.findByRole('alert');
    await rename('Óbuda Eagles');
    await screen.findByText('Now Óbuda Eagles');
    const [first, second] = writes(asked).map(({ variables }) => variables.input?.['idempotencyKey']);
    expect(second).not.toEqual(first);
  });

  it('is sent once however often its button is pressed', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const office = officeWith();
    const { asked } = await rendered(() => <Page />, {
      office: async (request) => {
        if (request.operation === 'RenameTeam') await answered;
        return office(request);
      },
    });
    await rename('Óbuda Owls');
    const button = screen.getByRole('button', { name: 'Rename the team' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    answer();
    await screen.findByText('Now Óbuda Owls');
    expect(writes(asked)).toHaveLength(1);
  });
});

describe('a form of which several fields are wrong', () => {
  const Two = () => (
    <Form
      mutation="renameTeam"
      name="Rename"
      start={{ name: '', year: '' }}
      input={({ name }) => ({ teamId: 'wasps', name })}
      submit="Rename the team"
    >
      <TextField name="name" label="New name" />
      <NumberField name="year" label="Year" min={1} max={366} />
    </Form>
  );

  it('lists them with a way to each, has the focus there, and sends nothing', async () => {
    const { asked } = await rendered(() => <Two />, { office: officeWith() });
    await userEvent.type(screen.getByLabelText('Year'), '900');
    await userEvent.click(screen.getByRole('button', { name: 'Rename the team' }));
    const summary = await screen.findByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).toContain('New name: Please fill this in.');
    expect(summary.textContent).toContain('Year: A whole number from 1 to 366.');
    await userEvent.click(within(summary).getByRole('link', { name: 'Year' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Year'));
    expect(writes(asked)).toEqual([]);
  });

  it('that has one alone has the focus in it', async () => {
    await rendered(() => <Two />, { office: officeWith() });
    await userEvent.type(screen.getByLabelText('Year'), '90');
    await userEvent.click(screen.getByRole('button', { name: 'Rename the team' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('New name')));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a button that does something at once', () => {
  const Act = ({ dryRun = false }: { readonly dryRun?: boolean }) => (
    <>
      <Suspense>
        <Team />
      </Suspense>
      <ActButton mutation="renameTeam" input={{ teamId: 'wasps', name: 'Owls', ...(dryRun ? { dryRun } : {}) }}>
        Call them Owls
      </ActButton>
    </>
  );
  const press = async (): Promise<void> => {
    await screen.findByText('Danube Wasps');
    await userEvent.click(screen.getByRole('button', { name: 'Call them Owls' }));
  };

  it('has the page show what was done, without being told what that is', async () => {
    await rendered(() => <Act />, { office: officeWith() });
    await press();
    expect(await screen.findByRole('heading', { name: 'Owls' })).toBeTruthy();
  });

  it('changes nothing of the page where it was only tried', async () => {
    const { asked } = await rendered(() => <Act dryRun />, { office: officeWith() });
    await press();
    await waitFor(() => expect(writes(asked)).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('false'));
    expect(reads(asked)).toHaveLength(1);
  });

  it('says beside itself why it was refused', async () => {
    await rendered(() => <Act />, { office: officeWith(refused) });
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('Another team is called so.');
  });

  it('says that nothing has arrived', async () => {
    await rendered(() => <Act />, { office: officeWith(null) });
    await press();
    expect((await screen.findByRole('alert')).textContent).toMatch(/network|connection|reach/i);
  });
});
