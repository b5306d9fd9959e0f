import type { AnyEndpoint } from '@tilldesk/domain/contract';
import type { FastifyInstance } from 'fastify';
import { openapi } from './openapi.ts';
import type { Served } from './serve.ts';
import { version } from './version.ts';

/** `/api/openapi.json` for programs and `/api/docs` for people; both printed from the contract. */
export function registerApiPages(app: FastifyInstance, served: readonly Served[]): void {
  const endpoints = served.map((call) => call.endpoint);
  const document = openapi(endpoints, version);
  app.get('/api/openapi.json', () => document);
  app.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page(endpoints, document, reply.cspNonce.style)),
  );
}

function page(endpoints: readonly AnyEndpoint[], document: ReturnType<typeof openapi>, nonce: string): string {
  const groups = Map.groupBy(endpoints, (e) => e.path.split('/')[1] ?? '');
  const entries = [...groups].map(
    ([name, calls]) =>
      `<section><h2 id="${escape(name)}">${escape(name)}</h2>${calls.map((e) => call(e, document)).join('')}</section>`,
  );
  const contents = [...groups.keys()].map((name) => `<a href="#${escape(name)}">${escape(name)}</a>`).join(' ');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tilldesk API</title>
<meta name="viewport" content="width=device-width"><style nonce="${nonce}">${css}</style></head><body>
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
