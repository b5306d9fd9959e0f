import pg from 'pg';

/**
 * Converts values read from the database, identically on every engine: int8 to a number (throws beyond the safe range),
 * numeric to text, timestamptz to `2026-11-21T04:00:00.000Z`, date to `2026-11-21`; arrays of these likewise.
 */
export const parsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parserByOid.get(oid)) ?? pg.types.getTypeParser(oid, format ?? 'text'),
};

const { builtins } = pg.types;

const scalars = new Map<number, (text: string) => unknown>([
  [builtins.INT8, safeInteger],
  [builtins.NUMERIC, asText],
  [builtins.TIMESTAMPTZ, instant],
  [builtins.TIMESTAMP, asText],
  [builtins.DATE, asText],
  [builtins.INTERVAL, asText],
]);

// pg_type.dat: the array types of the scalars above.
const arrays = new Map([
  [1016, builtins.INT8],
  [1231, builtins.NUMERIC],
  [1185, builtins.TIMESTAMPTZ],
  [1115, builtins.TIMESTAMP],
  [1182, builtins.DATE],
]);
const textArrayType: number = 1009;

const parserByOid = new Map(scalars);
for (const [array, element] of arrays) {
  const parse = scalars.get(element) ?? asText;
  parserByOid.set(array, (text) => deep(textArray(text), parse));
}

function textArray(text: string): unknown {
  return pg.types.getTypeParser(textArrayType, 'text')(text);
}

function deep(value: unknown, parse: (text: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((element) => deep(element, parse));
  return typeof value === 'string' ? parse(value) : value;
}

function safeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`The whole number ${text} is too large to be kept exactly.`);
  return number;
}

function asText(text: string): string {
  return text;
}

const utc = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/;

function instant(text: string): string {
  const [, day, clock, fraction = ''] = utc.exec(text) ?? [];
  if (day && clock) return `${day}T${clock}.${fraction.padEnd(3, '0').slice(0, 3)}Z`;
  // A session in another time zone, a year beyond 9999 or `infinity`: rare, so parsed by the slower path.
  const time = new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  return Number.isNaN(time.getTime()) ? text : time.toISOString();
}
