import { useQuery } from '@tanstack/react-query';
import { useCombobox } from 'downshift';
import { useDeferredValue, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { graphql } from '../graphql/graphql.js';

const found = graphql(`
  query FoundPersons($search: Name!) {
    persons(search: $search, first: 8) {
      nodes {
        id
        name
        teams {
          lastDay
          team {
            name
            seasonYear
          }
        }
      }
    }
  }
`);

/** A person whom the office knows, or the name of one whom it does not know yet; null while nobody is chosen. */
export type ChosenPerson = { readonly personId: string } | { readonly name: string; readonly isAnother?: boolean };

interface Option {
  readonly chosen: ChosenPerson;
  readonly name: string;
  /** By what people of the same name are told apart. */
  readonly about: string;
}

/** Chooses a person by typing some of their name; one who is not known is entered by it. */
export function PersonField({
  name,
  label,
  hint,
  required = true,
  isKnown = false,
}: {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  /** Only whom the office knows already: nobody new is offered. */
  readonly isKnown?: boolean;
}) {
  const t = useTranslations('form');
  const { control } = useFormContext();
  const { field, fieldState } = useController({
    name,
    control,
    rules: { validate: (value: ChosenPerson | null | undefined) => !required || value != null || t('choosePerson') },
  });
  const [typed, setTyped] = useState('');
  const options = useOptions(typed.trim()).filter(({ chosen }) => !isKnown || 'personId' in chosen);
  const box = useCombobox<Option>({
    items: [...options],
    itemToString: (option) => option?.name ?? '',
    onInputValueChange: ({ inputValue, type }) => {
      setTyped(inputValue);
      // Another name is another person: what was chosen before holds no longer.
      if (type === useCombobox.stateChangeTypes.InputChange) field.onChange(null);
    },
    onSelectedItemChange: ({ selectedItem }) => field.onChange(selectedItem?.chosen ?? null),
  });
  const { error } = fieldState;
  return (
    <div className="field person">
      <label {...box.getLabelProps()}>{label}</label>
      {hint === undefined ? null : <small>{hint}</small>}
      {error === undefined ? null : <span className="wrong">{error.message}</span>}
      <input
        {...box.getInputProps({ ref: field.ref, onBlur: field.onBlur })}
        aria-invalid={error !== undefined}
        aria-required={required}
        autoComplete="off"
      />
      <ul {...box.getMenuProps()} className="options">
        {box.isOpen
          ? options.map((option, index) => (
              <li
                key={JSON.stringify(option.chosen)}
                {...box.getItemProps({ item: option, index })}
                data-lit={box.highlightedIndex === index}
              >
                {option.name} <small>{option.about}</small>
              </li>
            ))
          : null}
      </ul>
    </div>
  );
}

/** Who fits what was typed, and at the end that it is somebody new. */
function useOptions(typed: string): readonly Option[] {
  const t = useTranslations('form');
  const { ask } = usePage();
  const search = useDeferredValue(typed);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['persons found', search],
    queryFn: () => ask(found, { search }),
    enabled: search.length > 1,
    placeholderData: (before) => before,
  });
  if (typed.length < 2) return [];
  const known = (data?.persons.nodes ?? []).map(({ id, name, teams }): Option => {
    const latest = teams.find(({ lastDay }) => lastDay === null) ?? teams[0];
    return {
      chosen: { personId: id },
      name,
      about: latest === undefined ? t('knownPerson') : `${latest.team.name} ${latest.team.seasonYear}`,
    };
  });
  const isKnown = known.some(({ name }) => name.toLowerCase() === typed.toLowerCase());
  const another = { name: typed, ...(isKnown ? { isAnother: true } : {}) };
  // Nobody is new before the office has said that it does not know them.
  if (data === undefined || isPlaceholderData || search !== typed) return known;
  return [...known, { chosen: another, name: typed, about: t(isKnown ? 'anotherPerson' : 'newPerson') }];
}
