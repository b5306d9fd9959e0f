import * as z from 'zod/mini';

type Json = { readonly [key: string]: unknown };
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const jsons = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : []);
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** One field of a request said otherwise; `field` is its place, e.g. 'draft.lines[].unitPrice'. `of` makes it of a sound request. */
export type Tampering = { field: string; said: unknown; of: (sound: unknown) => unknown };

/** A place in a request: what stands there, and the request with something else in it. */
type Place = { at: string; get: (sound: unknown) => unknown; set: (sound: unknown, replacement: unknown) => unknown };

/** What somebody may write where a number or a text is asked for. */
const numbers = [0, 1, -1, 0.5, 79_899, 1e15];
const texts = ['', '0', '0.9999', '1.5', '1999-01-01'];

/**
 * Every field that the contract's schema of a body knows, said otherwise: left out, null, and whatever may be written in its
 * place; `ids` are those that mean something. What is added to the contract is tried with it.
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

/** The fields of an object; of one among several the words that tell it from the others are written along. */
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

/** What became of each field: whether whatever was said in it was refused, or some of it was taken. */
export type Outcomes = Record<string, 'refused' | 'taken'>;

/** Tries all, one after the other, and sums up what became of the fields; `take` says whether a request was taken. */
export async function outcomesOf(
  all: readonly Tampering[],
  attempt: (one: Tampering) => Promise<boolean>,
): Promise<Outcomes> {
  const outcomes: Outcomes = {};
  for (const one of all) {
    const isAccepted = await attempt(one);
    outcomes[one.field] = isAccepted || outcomes[one.field] === 'taken' ? 'taken' : 'refused';
  }
  return outcomes;
}

/** The outcomes of fields that are listed by what becomes of them, with spaces between them. */
export const fields = (listing: Readonly<Record<Outcomes[string], string>>): Outcomes =>
  Object.fromEntries(
    (['taken', 'refused'] as const).flatMap((outcome) =>
      listing[outcome]
        .split(/\s+/)
        .filter((field) => field !== '')
        .map((field) => [field, outcome]),
    ),
  );
