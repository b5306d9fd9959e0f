import type { Random } from '../../../packages/server/src/demo/random.ts';
import { kindOfField, type KnownRecords } from './known.ts';
import type { Schema } from './schema.ts';

/** Input for generating a value. */
export type Making = {
  random: Random;
  known: KnownRecords;
  /** The record of the call: its values are likely to be accepted. */
  about: Readonly<Record<string, unknown>>;
  /** Reference time for days and times. */
  now: number;
};

const DAY_MS = 86_400_000;
const wordList = [
  'Case',
  'USB-C cable',
  'iPhone 17',
  'Ana Ruiz',
  'Calle Ñandú 5',
  'INV-1001',
  'SKU-7',
  'a note',
  'open',
];
const people = ['admin@demo.test', 'manager@demo.test', 'cashier@demo.test', 'trainee@demo.test'];
const pins = ['1111', '4444', '2222', '3333'];

/** A new id from the random source. */
export function newId({ random }: Pick<Making, 'random'>): string {
  const hex = Array.from({ length: 32 }, () => random.int(0, 15).toString(16));
  hex[12] = '7';
  hex[16] = random.pick(['8', '9', 'a', 'b']);
  const text = hex.join('');
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-');
}

/** A valid value of the schema for a field of this name. */
export function validOf(making: Making, schema: Schema, field: string): unknown {
  const { random, about } = making;
  if (schema.const !== undefined) return schema.const;
  // The value of the record is what a client would send back.
  if (field !== 'id' && field in about && random.probability(field === 'version' ? 0.9 : 0.4)) return about[field];
  if (schema.enum) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return validOf(making, random.pick(choices), field);
  if (schema.allOf) return validOf(making, Object.assign({}, ...schema.allOf), field);
  switch (schema.type) {
    case 'object':
      return objectOf(making, schema);
    case 'array': {
      const most = Math.min(schema.maxItems ?? 4, Math.max(schema.minItems ?? 0, 4));
      const length = random.int(schema.minItems ?? 0, most);
      return Array.from({ length }, () => validOf(making, schema.items ?? {}, field));
    }
    case 'integer':
    case 'number':
      return numberOf(making, schema);
    case 'boolean':
      return random.probability(0.5);
    case 'null':
      return null;
    default:
      return textOf(making, schema, field);
  }
}

function objectOf(making: Making, { properties = {}, required = [], additionalProperties }: Schema): object {
  const made: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(properties)) {
    if (required.includes(name) || making.random.probability(0.6)) made[name] = validOf(making, one, name);
  }
  if (Object.keys(properties).length === 0 && typeof additionalProperties === 'object') {
    for (let n = making.random.int(0, 3); n > 0; n -= 1) {
      made[making.random.pick(wordList)] = validOf(making, additionalProperties, '');
    }
  }
  return made;
}

function numberOf({ random, about }: Making, { minimum = 0, maximum = 1_000_000, type }: Schema): number {
  const inRange = (n: unknown): n is number => typeof n === 'number' && n >= minimum && n <= maximum;
  const seen = Object.values(about).filter(inRange);
  if (seen.length > 0 && random.probability(0.4)) return random.pick(seen);
  const top = Math.min(maximum, random.pick([3, 20, 2_500, 1_000_000]));
  const made = random.int(Math.max(minimum, -top), Math.max(minimum, top));
  return type === 'number' && random.probability(0.5) ? made + 0.5 : made;
}

function textOf(making: Making, schema: Schema, field: string): string {
  const { random, known, now } = making;
  const at = new Date(now + random.int(-40, 20) * DAY_MS).toISOString();
  const pattern = schema.pattern ?? '';
  if (schema.format === 'uuid') return idFor(making, field);
  if (schema.format === 'date-time') return at;
  if (schema.format === 'binary') return 'x';
  if (/email/i.test(field) || pattern.includes('@')) {
    return random.probability(0.6) ? random.pick(people) : `fuzz${random.int(0, 9_999)}@shop.test`;
  }
  if (pattern.includes('02-29')) return at.slice(0, 10);
  if (pattern === String.raw`^\d{4}$`) return random.pick(pins);
  if (pattern.includes('1,6')) return random.pick(['0', '0.0825', '0.2', '1']);
  if (pattern.includes('43')) return Array.from({ length: 43 }, () => random.pick(['A', 'b', '7', '_'])).join('');
  if (pattern.includes('{7,20}')) return `+1555${random.int(1_000_000, 9_999_999)}`;
  if (pattern.startsWith('^89')) return `89${random.int(0, 9_999)}`;
  if (pattern.startsWith(String.raw`^\d`)) return String(random.int(1_000, 9_999));
  if (field.endsWith('Id')) return known.idOf(random, kindOfField(field)) ?? newId(making);
  const text = random.probability(0.5) ? `${random.pick(wordList)} ${random.int(0, 99_999)}` : random.pick(wordList);
  return text.padEnd(schema.minLength ?? 0, 'x').slice(0, schema.maxLength ?? 200);
}

/** Mostly a matching id; a new one for created records. */
function idFor(making: Making, field: string): string {
  const { random, known } = making;
  if (field === 'id') return random.probability(0.85) ? newId(making) : (known.anyId(random) ?? newId(making));
  const inRange = random.probability(0.88) ? known.idOf(random, kindOfField(field)) : undefined;
  return inRange ?? (random.probability(0.7) ? known.anyId(random) : undefined) ?? newId(making);
}
