import type { Random } from '../../../packages/server/src/demo/random.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Maximum stored ids per kind, and records. */
const IDS_MAX = 300;
const RECORDS_MAX = 3_000;

const uuidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Known data from responses: ids by kind, and the latest version of each record. */
export type KnownRecords = {
  /** Reads a response; `kind` is that of its records. */
  learn: (kind: string, answer: unknown) => void;
  /** An id of a kind; undefined if none is known. */
  idOf: (random: Random, kind: string) => string | undefined;
  /** An id of any kind. */
  anyId: (random: Random) => string | undefined;
  /** The latest version of a record, by id. */
  record: (id: string) => Fields | undefined;
};

/** The kind that a field such as `productId` names: `products`. */
export const kindOfField = (field: string): string => pluralOf(field.replace(/Ids?$/, ''));

const pluralOf = (word: string): string => (word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`);

export function createKnownRecords(): KnownRecords {
  const kinds = new Map<string, Set<string>>();
  const records = new Map<string, Fields>();

  function note(kind: string, id: unknown): void {
    if (typeof id !== 'string' || !uuidForm.test(id)) return;
    const ids = kinds.get(kind) ?? new Set<string>();
    ids.add(id);
    if (ids.size > IDS_MAX) ids.delete(ids.values().next().value!);
    kinds.set(kind, ids);
  }

  function learn(kind: string, value: unknown): void {
    if (Array.isArray(value)) return value.forEach((one) => learn(kind, one));
    if (value === null || typeof value !== 'object') return;
    const fields = value as Fields;
    const { id } = fields;
    note(kind, id);
    if (typeof id === 'string') {
      records.delete(id);
      records.set(id, fields);
      if (records.size > RECORDS_MAX) records.delete(records.keys().next().value!);
    }
    for (const [name, part] of Object.entries(fields)) {
      if (name.endsWith('Id')) note(kindOfField(name), part);
      else if (name === 'items' || name === 'data') learn(kind, part);
      else if (part !== null && typeof part === 'object') learn(Array.isArray(part) ? name : pluralOf(name), part);
    }
  }

  const idOf = (random: Random, kind: string): string | undefined => {
    const ids = kinds.get(kind);
    return ids && random.pick([...ids]);
  };
  return {
    learn,
    idOf,
    anyId: (random) => (kinds.size === 0 ? undefined : idOf(random, random.pick([...kinds.keys()]))),
    record: (id) => records.get(id),
  };
}
