import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { served } from '../modules.ts';

type Json = { readonly [key: string]: unknown };
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const jsons = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

/**
 * Returns the parts of a schema that accept unlimited input: texts and lists without a maximum length, objects with any
 * keys.
 */
function endless(schema: unknown, at: string): string[] {
  if (!isJson(schema)) return [];
  const all = [schema, ...jsons(schema['allOf'])];
  const declares = (...wordList: string[]) => wordList.some((keyword) => all.some((one) => one[keyword] !== undefined));
  const inside = [...jsons(schema['anyOf']), ...jsons(schema['oneOf'])].flatMap((one) => endless(one, at));
  const { items, properties, additionalProperties } = schema;
  const types = [schema['type']].flat();
  const type = types.find((one) => one !== 'null') ?? types[0];
  switch (type) {
    case 'string':
      return declares('maxLength', 'enum', 'const', 'format', 'pattern') ? inside : [...inside, `${at}: text`];
    case 'array':
      return [...inside, ...(declares('maxItems') ? [] : [`${at}: list`]), ...endless(items, `${at}[]`)];
    case 'object':
      return [
        ...inside,
        ...Object.entries(isJson(properties) ? properties : {}).flatMap(([name, one]) => endless(one, `${at}.${name}`)),
        ...(isJson(additionalProperties) && !declares('propertyNames') ? [`${at}: keys`] : []),
        ...endless(additionalProperties, `${at}.*`),
      ];
    default:
      return declares('anyOf', 'oneOf', 'enum', 'const') || type !== undefined ? inside : [`${at}: anything`];
  }
}

test('nothing that a call takes is without end: texts and lists have a length, objects their keys', () => {
  const found = served.flatMap(({ endpoint }) =>
    (['body', 'query', 'params'] as const).flatMap((part) => {
      const schema = endpoint[part];
      if (!schema) return [];
      const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
      return endless(json, `${endpoint.method} ${endpoint.path} ${part}`);
    }),
  );
  // Form input is saved as it is; the handler limits its length (drafts.test).
  expect(found).toEqual(['POST /drafts body.content: anything']);
});
