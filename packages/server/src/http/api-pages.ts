import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { AnyEndpoint } from '@tilldesk/domain/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openapi } from './openapi.ts';
import type { Route } from './serve.ts';
import { version } from '../version.ts';

/** A document that does not change while the process runs. */
type Printed = { etag: string; br: Buffer; gzip: Buffer; identity: Buffer };

/**
 * Serves `/api/openapi.json` for programs and `/api/docs` for people, both generated from the contract. Each is
 * generated and compressed once, at the first request: it is several megabytes and can be read without signing in.
 */
export function registerApiPages(app: FastifyInstance, served: readonly Route[]): void {
  const endpoints = served.map((call) => call.endpoint);
  const document = once(() => openapi(endpoints, version));
  const forPrograms = once(() => printed(JSON.stringify(document())));
  const forPeople = once(() => printed(page(endpoints, document())));
  // These documents are compressed once here; the plugin would compress them again for every request.
  const withoutCompression = { compress: false } as const;
  app.get('/api/openapi.json', withoutCompression, async (request, reply) =>
    send(request, reply.type('application/json; charset=utf-8'), await forPrograms()),
  );
  app.get('/api/docs', withoutCompression, async (request, reply) =>
    send(
      request,
      reply.type('text/html; charset=utf-8').header('content-security-policy', docsPolicy),
      await forPeople(),
    ),
  );
}

function send(request: FastifyRequest, reply: FastifyReply, document: Printed): FastifyReply {
  const accepted = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
  const encoding = accepted === 'br' || accepted === 'gzip' ? accepted : 'identity';
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply
    .headers({ etag: document.etag, vary: 'accept-encoding', 'cache-control': 'no-cache' })
    .send(document[encoding]);
}

/** Compresses in other threads, so that the first request does not block others. */
async function printed(text: string): Promise<Printed> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(identity),
  ]);
  return { etag: `W/"${createHash('sha256').update(identity).digest('base64')}"`, br, gzip: gz, identity };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function page(endpoints: readonly AnyEndpoint[], document: ReturnType<typeof openapi>): string {
  const groups = Map.groupBy(endpoints, (e) => e.path.split('/')[1] ?? '');
  const entries = [...groups].map(
    ([name, calls]) =>
      `<section><h2 id="${escape(name)}">${escape(name)}</h2>${calls.map((e) => call(e, document)).join('')}</section>`,
  );
  const contents = [...groups.keys()].map((name) => `<a href="#${escape(name)}">${escape(name)}</a>`).join(' ');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tilldesk API</title>
<meta name="viewport" content="width=device-width"><style>${css}</style></head><body>
<main><h1>Tilldesk API</h1><p>Base path <code>/api</code>, JSON, bearer token. Errors have one form:
<code>{ code, message, params?, fields? }</code>. The same as a document for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Groups">${contents}</nav>${entries.join('')}</main></body></html>`;
}

function call(endpoint: AnyEndpoint, document: ReturnType<typeof openapi>): string {
  const needs = typeof endpoint.needs === 'string' ? endpoint.needs : endpoint.needs.join(', ');
  const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
  const shape = JSON.stringify(Object(Object(document['paths'])[path])[endpoint.method.toLowerCase()], null, 2);
  return `<details><summary><b>${endpoint.method}</b> <code>${escape(path)}</code> ${escape(endpoint.about)}
<small>${escape(needs)}${endpoint.key === 'required' ? ', Idempotency-Key' : ''}</small></summary><pre tabindex="0">${escape(shape)}</pre></details>`;
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

const css = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{margin:0}main{max-width:64rem;margin:2rem auto;padding:0 1rem}
nav a{margin-inline-end:.75rem}details{border-block-end:1px solid #8886;padding:.4rem 0}summary{cursor:pointer}small{opacity:.75}
pre{overflow:auto;background:#8881;padding:1rem;border-radius:6px}`;

/** The page is the same for every reader, so its single style is allowed by its hash instead of a nonce. */
const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
