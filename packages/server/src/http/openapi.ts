import type { AnyEndpoint } from '@tilldesk/domain/contract';
import { problemCatalogue } from '@tilldesk/domain/problems';
import * as z from 'zod/mini';

type Json = { [key: string]: unknown };

/**
 * Returns the OpenAPI 3.1 document of the calls, generated from the contract; `x-needs` is the right that a call
 * requires.
 */
export function openapi(endpoints: readonly AnyEndpoint[], version: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tilldesk', version, description: 'Amounts are integer minor units, moments ISO text in UTC.' },
    servers: [{ url: '/api' }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: problem },
    },
  };
}

function operation(endpoint: AnyEndpoint): Json {
  const { about, needs, key, params, query, body, answer, method, carries } = endpoint;
  const hasBody = method !== 'GET' && Object.keys(properties(body)).length > 0;
  return {
    operationId: `${method.toLowerCase()} ${endpoint.path}`.replace(/[^a-z]+(\w)/gi, (_, c: string) => c.toUpperCase()),
    summary: about,
    'x-needs': needs,
    ...(needs === 'nobody' ? { security: [] } : {}),
    parameters: [
      ...parameters(params, 'path'),
      ...parameters(query, 'query'),
      {
        name: 'X-Preview-Role',
        in: 'header',
        description: 'Answers as for a person with this role; nothing can be changed',
        schema: { type: 'string', format: 'uuid' },
      },
      ...(method === 'GET'
        ? []
        : [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: key === 'required',
              schema: { type: 'string', maxLength: 255 },
            },
            {
              name: 'X-Register',
              in: 'header',
              description: 'The register that the browser stands at: cash goes into its drawer',
              schema: { type: 'string', format: 'uuid' },
            },
          ]),
    ],
    ...(hasBody ? { requestBody: { required: true, content: json(schemaOf(body, 'input')) } } : {}),
    ...(carries === 'file' ? { requestBody: { required: true, content: formWithFile } } : {}),
    responses: {
      200: { description: 'Done', content: carries === 'bytes' ? anyFile : json(schemaOf(answer, 'output')) },
      default: { description: 'Refused', content: json({ $ref: '#/components/schemas/Problem' }) },
    },
  };
}

const formWithFile: Json = {
  'multipart/form-data': {
    schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
  },
};

const anyFile: Json = { '*/*': { schema: { type: 'string', format: 'binary' } } };

const json = (schema: Json): Json => ({ 'application/json': { schema } });

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const properties = (schema: z.ZodMiniType): Record<string, Json> =>
  z.record(z.string(), z.record(z.string(), z.unknown())).parse(schemaOf(schema, 'input')['properties'] ?? {});

function parameters(schema: z.ZodMiniType, place: 'path' | 'query'): Json[] {
  const required = z.array(z.string()).parse(schemaOf(schema, 'input')['required'] ?? []);
  return Object.entries(properties(schema)).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }));
}

const problem = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(problemCatalogue) },
    message: { type: 'string' },
    params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
    fields: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['code', 'message'],
        properties: { code: { type: 'string' }, message: { type: 'string' }, params: { type: 'object' } },
      },
    },
  },
};
