import { catalogue, readSession } from '@tarokk/rules';
import { type FreeDocument } from './handed.js';
import { royalVariantNames } from './variants.js';

type Members = Readonly<Record<string, unknown>>;

/** The document that a kept or archived value is; null when it is none. */
export function readFreeDocument(value: unknown): FreeDocument | null {
  if (!isObject(value)) return null;
  const readers: Readonly<Record<FreeDocument['kind'], (members: Members) => boolean>> = {
    variant: isVariant,
    test: isTest,
    session: ({ record }) => isObject(record) && readSession(record).ok,
  };
  const { kind } = value;
  return typeof kind === 'string' && Object.hasOwn(readers, kind) && readers[kind as FreeDocument['kind']](value)
    ? (value as unknown as FreeDocument)
    : null;
}

function isVariant({ variant, results, trophies }: Members): boolean {
  return (
    typeof variant === 'string' &&
    Object.hasOwn(royalVariantNames, variant) &&
    isListOf(results, ({ player, raw }) => typeof player === 'string' && Number.isSafeInteger(raw)) &&
    isListOf(
      trophies,
      ({ announcer, trophy, game }) =>
        typeof announcer === 'string' && catalogue.some(({ id }) => id === trophy) && Number.isSafeInteger(game),
    )
  );
}

function isTest({ points, reason }: Members): boolean {
  const isResult = ({ player, points: set }: Members): boolean =>
    typeof player === 'string' && (set === null || Number.isSafeInteger(set));
  return typeof reason === 'string' && isListOf(points, isResult);
}

function isListOf(value: unknown, isMember: (member: Members) => boolean): boolean {
  return Array.isArray(value) && value.every((each: unknown) => isObject(each) && isMember(each));
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
