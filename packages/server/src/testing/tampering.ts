import * as z from 'zod/mini';

type Json = { readonly [key: string]: unknown };
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const jsons = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : []);
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * A changed value for one field of a request; `field` is its path, e.g. 'draft.lines[].unitPrice'. `of` applies it to a
 * valid request.
 */
export type Tampering = { field: string; said: unknown; of: (sound: unknown) => unknown };

/** A path in a request: reads its value, and returns the request with another value. */
type Place = { at: string; get: (sound: unknown) => unknown; set: (sound: unknown, replacement: unknown) => unknown };

/** Values to try where a number or a text is expected. */
const numbers = [0, 1, -1, 0.5, 79_899, 1e15];
const texts = ['', '0', '0.9999', '1.5', '1999-01-01'];

/**
 * Returns changed values for every field in the contract's schema of a body: omitted, null, and other values; `ids` are
 * existing ids. New fields of the contract are included automatically.
 */
export function tamperings(body: z.core.$ZodType, ids: readonly string[]): Tampering[] {
  const json: unknown = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  const rootPlace: Place = { at: '', get: (sound) => sound, set: (_, replacement) => replacement };
  return isJson(json) ? within(json, rootPlace, ids) : [];
}

const replacementsAt = ({ at, set }: Place, values: readonly unknown[]): Tampering[] =>
  at === ''
    ? []
    : [undefined, null, ...values].map((replacement) => ({
        field: at,
        said: replacement,
        of: (sound) => set(sound, replacement),
      }));

function within(schema: Json, place: Place, ids: readonly string[]): Tampering[] {
  const options = [...jsons(schema['anyOf']), ...jsons(schema['oneOf'])];
  const { type, items, properties, enum: enumValues } = schema;
  const inOptions = options.flatMap((option) => within(option, place, ids));
  if (Array.isArray(enumValues)) return [...inOptions, ...replacementsAt(place, enumValues)];
  if (isJson(properties)) return [...inOptions, ...replacementsAt(place, [{}]), ...inObject(properties, place, ids)];
  if (type === 'array' && isJson(items)) {
    const first: Place = {
      at: `${place.at}[]`,
      get: (sound) => listed(place.get(sound))[0],
      set: (sound, replacement) => place.set(sound, [replacement, ...listed(place.get(sound)).slice(1)]),
    };
    return [...inOptions, ...replacementsAt(place, [[]]), ...within(items, first, ids)];
  }
  if (type === 'integer' || type === 'number') return [...inOptions, ...replacementsAt(place, numbers)];
  if (type === 'boolean') return [...inOptions, ...replacementsAt(place, [true, false])];
  if (type !== 'string') return inOptions;
  return [...inOptions, ...replacementsAt(place, schema['format'] === 'uuid' ? ids : texts)];
}

/**
 * Returns the changes of an object's fields; if it is a variant of a union, only applied to values with its
 * discriminating constants.
 */
function inObject(properties: Json, place: Place, ids: readonly string[]): Tampering[] {
  const enumValues = Object.entries(properties).filter(([, one]) => isJson(one) && one['const'] !== undefined);
  const own = Object.fromEntries(enumValues.map(([name, one]) => [name, isJson(one) ? one['const'] : null]));
  const isSame = (value: unknown): value is Json =>
    isJson(value) && Object.entries(own).every(([name, expected]) => value[name] === expected);
  const paths = (sound: unknown) => {
    const value = place.get(sound);
    return isSame(value) ? value : own;
  };
  return Object.entries(properties).flatMap(([name, one]) => {
    if (!isJson(one) || one['const'] !== undefined) return [];
    const field: Place = {
      at: place.at === '' ? name : `${place.at}.${name}`,
      get: (sound) => paths(sound)[name],
      set: (sound, replacement) => place.set(sound, { ...paths(sound), [name]: replacement }),
    };
    return within(one, field, ids);
  });
}

/** The outcome of each field: whether every value was rejected, or some were accepted. */
export type Outcomes = Record<string, 'rejected' | 'taken'>;

/**
 * Tries all changes one after the other and returns the outcomes by field; `attempt` returns whether a request was
 * accepted.
 */
export async function outcomesOf(
  all: readonly Tampering[],
  attempt: (one: Tampering) => Promise<boolean>,
): Promise<Outcomes> {
  const outcomes: Outcomes = {};
  for (const one of all) {
    const isAccepted = await attempt(one);
    outcomes[one.field] = isAccepted || outcomes[one.field] === 'taken' ? 'taken' : 'rejected';
  }
  return outcomes;
}

/** Returns the outcomes of fields that are listed by outcome, separated by spaces. */
export const fields = (listing: Readonly<Record<Outcomes[string], string>>): Outcomes =>
  Object.fromEntries(
    (['taken', 'rejected'] as const).flatMap((outcome) =>
      listing[outcome]
        .split(/\s+/)
        .filter((field) => field !== '')
        .map((field) => [field, outcome]),
    ),
  );
