import compress from '@fastify/compress';
import etag from '@fastify/etag';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify';
import { answerCall, type Services } from './answer.ts';
import { registerApiPages } from './api-pages.ts';
import { sendFile } from './file-transfer.ts';
import { sendProblem } from './errors.ts';
import { limitHeavyCalls } from './heavy.ts';
import { registerPages } from './pages.ts';
import { dataHeaders } from './securityHeaders.ts';
import type { Route } from './serve.ts';

/** Bytes of a JSON body: far more than the largest invoice needs, and small enough not to harm the server. */
const BODY_LIMIT = 1_048_576;

export type AppOptions = {
  logger?: FastifyBaseLogger;
  /** The folder of the built browser app; without it only the API is served. */
  webRoot?: string;
  /** Reverse proxies whose `X-Forwarded-For` is trusted. @default none */
  trustedProxies?: readonly string[];
};

/** Builds the HTTP server with the given calls, the API pages and the browser app. */
export async function createApp(
  services: Services,
  served: readonly Route[],
  options: AppOptions,
): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: 60_000,
    // A forwarded address is trusted only if it comes from a proxy that the operator configured.
    trustProxy: options.trustedProxies?.length ? [...options.trustedProxies] : false,
    frameworkErrors: (error, request, reply) => sendProblem(error, request, reply),
    ...(options.logger ? { loggerInstance: options.logger } : {}),
  });
  app.setErrorHandler(sendProblem);
  await app.register(helmet, dataHeaders);
  await app.register(compress, compressed);

  // Treats an empty body with a JSON content type as no body; the call's input schema decides whether that is valid.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : JSON.parse(String(text)));
    } catch {
      done(Object.assign(new Error('not JSON'), { statusCode: 400 }), undefined);
    }
  });

  const limited = limitHeavyCalls(services);
  const route = (on: FastifyInstance, call: Route) =>
    on.route({
      method: call.endpoint.method,
      url: `/api${call.endpoint.path}`,
      // Not compressed: the compressed length of a secret next to text chosen by another party would reveal the secret
      // (BREACH).
      ...(call.endpoint.secret ? { compress: false } : {}),
      handler: async (request, reply) => {
        const answered = await limited(call, request, () => answerCall(services, call, request));
        if ('file' in answered) return sendFile(reply, answered.file);
        return sendAnswer(reply, answered.status, answered.answer);
      },
    });
  const acceptsFile = ({ endpoint }: Route) => endpoint.carries === 'file';
  const reads = ({ endpoint }: Route) => endpoint.method === 'GET';
  for (const call of served) if (!acceptsFile(call) && !reads(call)) route(app, call);
  // Answers carry an etag, so that unchanged data is not sent again.
  await app.register(async (inner) => {
    await inner.register(etag, { weak: true, algorithm: 'sha256' });
    for (const call of served) if (reads(call)) route(inner, call);
    registerApiPages(inner, served);
  });
  // Form data is parsed only for calls that accept a file.
  await app.register(async (inner) => {
    await inner.register(multipart);
    for (const call of served) if (acceptsFile(call)) route(inner, call);
  });

  await registerPages(app, options.webRoot);
  return app;
}

const sendAnswer = (reply: FastifyReply, status: number, answer: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(answer);

/**
 * Long answers are compressed. Request bodies are never decompressed: no call requires it, and a small body could
 * expand to a huge one.
 */
const compressed = { encodings: ['br' as const, 'gzip' as const], globalDecompression: false };
