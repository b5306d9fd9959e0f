import type { Random } from '../../../packages/server/src/demo/random.ts';
import { mutate, brokenBodies, wrongValue } from './bent.ts';
import type { KnownRecords } from './known.ts';
import type { Operation } from './schema.ts';
import { newId, validOf, type Making } from './valid.ts';

/** The share of calls with an invalid part. */
const MUTATED_SHARE = 0.45;
/** Characters of a body, below the server's limit in bytes. */
const BODY_MAX = 300_000;
const FILE_TYPES = ['text/csv', 'image/png', 'application/pdf', 'application/octet-stream', 'nonsense'];

/** A call as it goes over the network. */
export type FuzzedCall = {
  operation: Operation;
  /** With the query. */
  url: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
  isMutated: boolean;
};

/** The kind of records of a path: its last fixed part before an id, or its last one. */
export const kindOfPath = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '' && !part.startsWith('{'))
    .at(-1) ?? '';

/** Generates one call of an operation. `isOwn` identifies ids of the calling users, which no path may contain. */
export function fuzzedCall(
  operation: Operation,
  random: Random,
  known: KnownRecords,
  { now, isOwn, keys }: { now: number; isOwn: (id: string) => boolean; keys: string[] },
): FuzzedCall {
  const isMutated = random.probability(MUTATED_SHARE);
  const making: Making = { random, known, about: {}, now };
  // The invalid part: mostly in the body, which has the most places.
  const where = isMutated
    ? random.weighted(['body', 'query', 'path', 'headers'] as const, (one) => weightOf(operation, one))
    : null;

  const path = operation.path.split('/').map((part, n, parts) => {
    if (!part.startsWith('{')) return part;
    if (where === 'path' && random.probability(0.7)) return inUrl(wrongValue(making));
    const id = known.idOf(random, parts.slice(0, n).findLast((one) => !one.startsWith('{')) ?? '');
    if (id === undefined || random.probability(0.04) || isOwn(id)) return newId(making);
    making.about = { ...making.about, ...known.record(id) };
    return id;
  });

  const query = operation.parameters
    .filter(({ in: place, required }) => place === 'query' && (required || random.probability(0.35)))
    .map(({ name, schema }) => [name, validOf(making, schema, name)] as const)
    .map(([name, value]) => [name, where === 'query' && random.probability(0.5) ? wrongValue(making) : value] as const)
    .flatMap(([name, value]) =>
      where === 'query' && random.probability(0.1)
        ? [
            [name, value],
            [name, value],
          ]
        : [[name, value]],
    )
    .map(([name, value]) => `${String(name)}=${inUrl(value)}`);

  const headers: Record<string, string> = {};
  if (operation.parameters.some(({ name }) => name === 'Idempotency-Key')) {
    const key = keys.length > 0 && random.probability(0.02) ? random.pick(keys) : newId(making);
    keys.push(key);
    if (keys.length > 200) keys.shift();
    headers['idempotency-key'] = where === 'headers' ? random.pick(['', 'x'.repeat(256), 'x', key]) : key;
    const register = known.idOf(random, 'registers');
    if (register && random.probability(0.5)) headers['x-register'] = register;
    if (where === 'headers') headers['x-register'] = random.pick(['', 'x', '%00', newId(making)]);
  }
  const url = `/api${path.join('/')}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  return { operation, url, headers, body: bodyOf(operation, making, where, headers), isMutated };
}

const weightOf = ({ path, body, parameters }: Operation, where: 'body' | 'query' | 'path' | 'headers'): number => {
  if (where === 'body') return body ? 12 : 0.1;
  if (where === 'query') return parameters.some((one) => one.in === 'query') ? 8 : 0.1;
  return where === 'path' ? (path.includes('{') ? 2 : 0.1) : 0.5;
};

function bodyOf(
  operation: Operation,
  making: Making,
  where: string | null,
  headers: Record<string, string>,
): FuzzedCall['body'] {
  const { random } = making;
  if (operation.acceptsFile) return formWith(making, where === 'body', headers);
  if (operation.method === 'GET' || (!operation.body && where !== 'body')) return undefined;
  headers['content-type'] = 'application/json';
  if (where === 'body' && random.probability(0.04)) {
    if (random.probability(0.2))
      headers['content-type'] = random.pick(['text/plain', 'multipart/form-data', 'application/xml']);
    return random.pick(brokenBodies);
  }
  const body = operation.body ? validOf(making, operation.body, '') : {};
  const straight = JSON.stringify(body);
  let mutated = { value: body, text: straight };
  const bends = where === 'body' ? random.weighted([1, 2, 4], (n) => 1 / n) : 0;
  for (let n = 0; n < bends; n += 1) {
    const value = mutate(making, mutated.value);
    const text = textOf(value);
    // Beyond the limit the server closes the connection while the client is sending: not every client gets the response.
    if (text === null || text.length >= BODY_MAX) break;
    mutated = { value, text };
  }
  return mutated.text;
}

/** The JSON of a value, empty if removed; null if it is too long or too deep to serialize. */
function textOf(value: unknown): string | null {
  try {
    return JSON.stringify(value) ?? '';
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** A form with a small file; if invalid, its type, name or bytes are unexpected. */
function formWith({ random }: Making, isMutated: boolean, headers: Record<string, string>): Buffer {
  const boundary = 'fuzzed-boundary';
  headers['content-type'] = `multipart/form-data; boundary=${boundary}`;
  const name = isMutated ? random.pick(['', 'a\0b.csv', 'ü'.repeat(300), '../../x', 'x.exe']) : 'rows.csv';
  const bytes = isMutated
    ? random.pick(['', '\0\0', '\x89PNG\r\n\x1a\n', '%PDF-1.7', 'PK\x03\x04', 'a,b\n"', 'x'.repeat(70_000)])
    : `Name,SKU,Email\nA ${random.int(0, 9_999)},S-${random.int(0, 9_999)},f${random.int(0, 9_999)}@shop.test\n`;
  const end = isMutated && random.probability(0.2) ? '' : `\r\n--${boundary}--\r\n`;
  const field = isMutated && random.probability(0.2) ? 'other' : 'file';
  return Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n` +
      `Content-Type: ${random.pick(FILE_TYPES)}\r\n\r\n${bytes}${end}`,
    'utf8',
  );
}

/** A value in a URL: lone surrogates as bytes, and NUL as %00. */
function inUrl(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const short = text.slice(0, 2_000);
  return short.isWellFormed() ? encodeURIComponent(short) : '%ED%A0%80';
}
