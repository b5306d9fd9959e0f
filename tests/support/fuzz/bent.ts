import { newId, type Making } from './valid.ts';

const numbers = [
  -1,
  0,
  -0,
  0.1,
  1e-320,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  2 ** 53,
  9_223_372_036_854_775_808,
  1e308,
  -1e308,
];
const LONE_HIGH = '\uD800';
const LONE_LOW = '\uDC00';
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  LONE_HIGH,
  `x${LONE_LOW}y`,
  'x'.repeat(20_000),
  'é'.repeat(300),
  '👩‍👩‍👧‍👦'.repeat(40),
  '\u202Eabc\u2066',
  "'; drop table users; --",
  '%_\\',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '=cmd|x',
  'null',
  '1e9',
  '-1',
  '0x10',
  '२०२६',
  '2026-02-30',
  '9999-12-31',
  '0000-01-01',
  '+275760-09-13',
  '2026-13-45T99:99:99.000Z',
  'infinity',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '../../etc/passwd',
  '\r\nX-Injected: 1',
];
const names = ['__proto__', 'constructor', 'toString', 'length', '', 'id', 'version', 'businessId', 'storeId'];

const deep = (levels: number): unknown => {
  let made: unknown = 1;
  for (let n = 0; n < levels; n += 1) made = n % 2 ? [made] : { a: made };
  return made;
};

/** A value that is invalid nearly everywhere. */
export function wrongValue({ random, known }: Making): unknown {
  const kinds: (() => unknown)[] = [
    () => random.pick(numbers),
    () => random.pick(numbers),
    () => random.pick(texts),
    () => random.pick(texts),
    () => random.pick(texts),
    () => known.anyId(random) ?? null,
    () => newId({ random }),
    () => random.pick([null, true, false]),
    () => random.pick([[], {}, [[]], [null], { a: 1 }, { id: null }, { length: 1e9 }]),
    () => deep(random.pick([3, 50, 700])),
    () => Array.from({ length: random.pick([2, 60, 3_000]) }, () => random.pick<unknown>([...texts, ...numbers])),
  ];
  return random.pick(kinds)();
}

/** The paths inside a value, each with getter and setter. */
type Place = { value: unknown; set: (value: unknown) => void; remove: () => void };

function placesOf(root: { body: unknown }): Place[] {
  const places: Place[] = [];
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    const fields = value as Record<string, unknown>;
    for (const name of Object.keys(fields)) {
      places.push({
        value: fields[name],
        set: (other) =>
          void Object.defineProperty(fields, name, {
            value: other,
            enumerable: true,
            writable: true,
            configurable: true,
          }),
        remove: () => (Array.isArray(value) ? void value.splice(Number(name), 1) : void delete fields[name]),
      });
      visit(fields[name]);
    }
  };
  visit(root);
  return places;
}

/** A copy of a value with one invalid place: replaced, removed, duplicated, or with an unknown field. */
export function mutate(making: Making, body: unknown): unknown {
  const { random } = making;
  // As sent. A structured clone fails for thousands of nested values.
  const root = { body: body === undefined ? undefined : (JSON.parse(JSON.stringify(body)) as unknown) };
  const places = placesOf(root);
  // The whole value is one place among many: if it is invalid, nothing inside it is tested.
  const inside = places.length > 1 && random.probability(0.93) ? places.slice(1) : places;
  const { value, set, remove } = random.pick(inside);
  const isList = Array.isArray(value) && value.length > 0;
  const how = random.next();
  if (isList && how < 0.5) set([...value, random.pick(value)]);
  else if (isList && how < 0.6) set(Array.from({ length: 600 }, () => random.pick(value)));
  else if (value !== null && typeof value === 'object' && !isList && how < 0.2) {
    const more = JSON.parse(JSON.stringify({ [random.pick(names)]: null })) as Record<string, unknown>;
    for (const name of Object.keys(more)) {
      Object.defineProperty(more, name, {
        value: wrongValue(making),
        enumerable: true,
        writable: true,
        configurable: true,
      });
    }
    set(Object.defineProperties({ ...value }, Object.getOwnPropertyDescriptors(more)));
  } else if (how < 0.12) remove();
  else if (typeof value === 'number' && how < 0.5) set(random.pick([-value, value + 1, value * 1e6, value + 0.5]));
  else set(wrongValue(making));
  return root.body;
}

/** Bodies that are not JSON, or unusual JSON. */
export const brokenBodies = [
  '',
  '{',
  'null',
  '"text"',
  '0',
  '[]',
  '{"a":1}}',
  '\uFEFF{}',
  '{"id":"\\ud800"}',
  '['.repeat(50_000),
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  `{"id":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`,
  '{"__proto__":{"id":1},"constructor":null}',
];
