import { Problem, problemBody } from '@tilldesk/domain/problems';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { documentHeaders } from './securityHeaders.ts';

/** Pages that are open without sign-in; all of them are served by the small sign-in document. */
const publicPages = ['/signin', '/forgot-password', '/reset-password', '/validation-code'];

/**
 * Serves the built browser app: hashed files are cached for a year; its two documents are sent with a nonce per answer.
 */
export async function registerPages(app: FastifyInstance, webRoot: string | undefined): Promise<void> {
  const sendNotFound = (reply: FastifyReply) => reply.code(404).send(problemBody(new Problem('route.notFound')));
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  if (!webRoot) return;
  const [shell, signin] = await Promise.all(
    ['index.html', 'signin.html'].map((name) => readFile(path.join(webRoot, name), 'utf8')),
  );
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    wildcard: false,
    // The HTML documents are sent by this module; every other file has its hash in its name. Files that the build
    // compressed are sent compressed.
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
  // A receipt link is private to the customer: search engines must not index it.
  app.get('/receipt', asDocument, (_request, reply) => send(reply.header('x-robots-tag', 'noindex, nofollow'), shell));
  app.get('/*', asDocument, ({ url }, reply) => {
    const isPage = !/^\/(api|assets|socket\.io)(\/|$)/.test(url);
    return isPage ? send(reply, shell) : sendNotFound(reply);
  });
}
