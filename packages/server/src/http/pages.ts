import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { problemBody } from './errors.ts';
import { documentHeaders } from './securityHeaders.ts';

/** Pages that anybody may open; all of them are the small sign-in entry. */
const publicPages = ['/signin', '/forgot-password', '/reset-password', '/validation-code'];

/** Serves the built browser app: hashed files for a year, and its two documents with the answer's own nonce. */
export async function registerPages(app: FastifyInstance, webRoot: string | undefined): Promise<void> {
  const sendNotFound = (reply: FastifyReply) => reply.code(404).send(problemBody('route.notFound'));
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  if (!webRoot) return;
  const [shell, signin] = await Promise.all(
    ['index.html', 'signin.html'].map((name) => readFile(path.join(webRoot, name), 'utf8')),
  );
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    wildcard: false,
    // The documents are ours to fill in; everything else bears its hash in its name. What the build compressed is sent so.
    globIgnore: ['*.html', '.vite/**', '**/*.{br,gz}'],
    preCompressed: true,
    maxAge: '365d',
    immutable: true,
  });

  const send = (reply: FastifyReply, document: string | undefined) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(document?.replaceAll('__NONCE__', reply.cspNonce.style));

  const asDocument = { helmet: documentHeaders };
  for (const page of publicPages) app.get(page, asDocument, (_request, reply) => send(reply, signin));
  // The receipt of a link is its customer's: no search engine keeps that there is one.
  app.get('/receipt', asDocument, (_request, reply) => send(reply.header('x-robots-tag', 'noindex, nofollow'), shell));
  app.get('/*', asDocument, ({ url }, reply) => {
    const isPage = !/^\/(api|assets|socket\.io)(\/|$)/.test(url);
    return isPage ? send(reply, shell) : sendNotFound(reply);
  });
}
