import { useQuery } from '@tanstack/react-query';
import { useCombobox } from 'downshift';
import { useEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { graphql } from '../../api/graphql.js';
import { plain } from '../table/listing.js';

const persons = graphql(`
  query FoundPersons($search: Name!) {
    persons(search: $search, first: 8) {
      pageInfo {
        hasNextPage
      }
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

/** What stands in the field at first. */
export const nobodyChosen: ChosenPerson | null = null;

/** Whom a form has that is sent: its field demands somebody. */
export function somebody(chosen: ChosenPerson | null): ChosenPerson {
  if (chosen === null) throw new Error('A form was sent in which nobody is chosen');
  return chosen;
}

/** The id of whom a field has that offers nobody new. */
export function knownPerson(chosen: ChosenPerson | null): string | null {
  return chosen !== null && 'personId' in chosen ? chosen.personId : null;
}

interface Option {
  readonly chosen: ChosenPerson;
  readonly name: string;
  /** By what people of the same name are told apart. */
  readonly about: string;
}

/**
 * Chooses a person by typing some of their name; one who is not known is entered by it. A whole name that only one known person has chooses them; where it
 * is left with anything else, the field says at once that nobody is chosen.
 */
export function PersonField({
  name,
  label,
  hint,
  required = true,
  isKnown = false,
  except,
}: {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  /** Only whom the office knows already: nobody new is offered. */
  readonly isKnown?: boolean;
  /** The id of a person who is not offered. */
  readonly except?: string;
}) {
  const t = useTranslations('form');
  const { control, trigger } = useFormContext();
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  const { field, fieldState } = useController({
    name,
    control,
    rules: {
      validate: (value: ChosenPerson | null | undefined) =>
        value != null || (!required && typed.trim() === '') || t('choosePerson'),
    },
  });
  const found = useFound(typed.trim(), except);
  const options = useOptions(typed.trim(), found, isKnown);
  const input = useRef<HTMLInputElement>(null);
  // What the box tells it tells after the next paint, when something else may have been typed already, which the field has noted itself.
  const stands = (told: string): boolean => input.current?.value === told;
  const box = useCombobox<Option>({
    items: [...options],
    itemToString: (option) => option?.name ?? '',
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange || !stands(inputValue)) return;
      setTyped(inputValue);
      setLeft(false);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (!stands(selectedItem?.name ?? '')) return;
      field.onChange(selectedItem?.chosen ?? null);
      if (selectedItem !== null) void trigger(name);
    },
  });
  const isOpen = isLeft && field.value == null && typed.trim() !== '';
  // What the office answers may come after the field was left.
  const { isThere, only } = found;
  const { selectItem } = box;
  useEffect(() => {
    if (!isOpen || !isThere) return;
    setLeft(false);
    if (only === null) void trigger(name);
    else selectItem(only);
  }, [isOpen, isThere, only, name, trigger, selectItem]);
  const { error } = fieldState;
  const settle = (): void => setLeft(true);
  return (
    <div className="field person">
      <label {...box.getLabelProps()}>{label}</label>
      {hint === undefined ? null : <small>{hint}</small>}
      {error === undefined ? null : (
        <span className="wrong" role="alert">
          {error.message}
        </span>
      )}
      <input
        {...box.getInputProps({
          ref: (element: HTMLInputElement | null) => {
            input.current = element;
            field.ref(element);
          },
          onChange: ({ currentTarget }) => {
            setTyped(currentTarget.value);
            setLeft(false);
            // Another name is another person: what was chosen before holds no longer.
            field.onChange(null);
          },
          onBlur: () => {
            field.onBlur();
            settle();
          },
          onKeyDown: (event) => {
            // The form is not sent with a name that nobody was chosen by.
            if (event.key !== 'Enter' || box.highlightedIndex >= 0 || field.value != null || typed.trim() === '')
              return;
            event.preventDefault();
            settle();
          },
        })}
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

interface Found {
  readonly known: readonly Option[];
  /** Whether the office has answered to what was typed, or cannot. */
  readonly isThere: boolean;
  readonly mayBeNew: boolean;
  /** The one person who has the whole name that was typed; null where nobody has it, or several. */
  readonly only: Option | null;
}

/** Who fits what was typed. */
function useFound(typed: string, except: string | undefined): Found {
  const t = useTranslations('form');
  const { ask } = usePage();
  const { data, isPlaceholderData, isError } = useQuery({
    queryKey: ['persons found', typed],
    queryFn: () => ask(persons, { search: typed }),
    enabled: typed.length > 1,
    placeholderData: (before) => before,
  });
  if (typed.length < 2) return { known: [], isThere: true, mayBeNew: false, only: null };
  const known = (data?.persons.nodes ?? [])
    .filter(({ id }) => id !== except)
    .map(({ id, name, teams }): Option => {
      const latest = teams.find(({ lastDay }) => lastDay === null) ?? teams[0];
      return {
        chosen: { personId: id },
        name,
        about: latest === undefined ? t('knownPerson') : `${latest.team.name} ${latest.team.seasonYear}`,
      };
    });
  const isAnswer = data !== undefined && !isPlaceholderData;
  const equal = known.filter(({ name }) => plain(name) === plain(typed));
  return {
    known,
    isThere: isAnswer || isError,
    mayBeNew: isAnswer,
    only: isAnswer && equal.length === 1 && !data.persons.pageInfo.hasNextPage ? equal[0]! : null,
  };
}

/** Who fits what was typed, and at the end that it is somebody new. */
function useOptions(typed: string, { known, mayBeNew }: Found, isKnownOnly: boolean): readonly Option[] {
  const t = useTranslations('form');
  // Nobody is new before the office has said that it does not know them.
  if (isKnownOnly || !mayBeNew) return known;
  const isKnown = known.some(({ name }) => name.toLowerCase() === typed.toLowerCase());
  const another = { name: typed, ...(isKnown ? { isAnother: true } : {}) };
  return [...known, { chosen: another, name: typed, about: t(isKnown ? 'anotherPerson' : 'newPerson') }];
}
