import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify';
import { served } from '../modules.ts';
import { answerCall, type House } from './answer.ts';
import { registerApiPages } from './api-pages.ts';
import { sendFile } from './carrying.ts';
import { sendProblem } from './errors.ts';
import { registerPages } from './pages.ts';
import type { Served } from './serve.ts';

/** Bytes of a JSON body: far above the largest invoice, far below what would hurt. */
const BODY_LIMIT = 1_048_576;

export type AppOptions = {
  logger?: FastifyBaseLogger;
  /** The folder of the built browser app; without it only the API answers. */
  webRoot?: string;
};

/** Builds the HTTP side of the house: every served call of the contract, the API's pages, the browser app. */
export async function buildApp(house: House, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: 60_000,
    frameworkErrors: (error, request, reply) => sendProblem(error, request, reply),
    ...(options.logger ? { loggerInstance: options.logger } : {}),
  });
  app.setErrorHandler(sendProblem);
  await app.register(helmet, securityHeaders);

  // A body that is empty where JSON was announced is no body; ours decides what that means for the call.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : JSON.parse(String(text)));
    } catch {
      done(Object.assign(new Error('not JSON'), { statusCode: 400 }), undefined);
    }
  });

  const route = (on: FastifyInstance, call: Served) =>
    on.route({
      method: call.endpoint.method,
      url: `/api${call.endpoint.path}`,
      handler: async (request, reply) => {
        const answered = await answerCall(house, call, request);
        if ('file' in answered) return sendFile(reply, answered.file);
        return sendAnswer(reply, answered.status, answered.answer);
      },
    });
  const takesFile = ({ endpoint }: Served) => endpoint.carries === 'file';
  for (const call of served) if (!takesFile(call)) route(app, call);
  // Form data is read where a file is expected, and nowhere else.
  await app.register(async (inner) => {
    await inner.register(multipart);
    for (const call of served) if (takesFile(call)) route(inner, call);
  });

  registerApiPages(app, served);
  await registerPages(app, options.webRoot);
  return app;
}

const sendAnswer = (reply: FastifyReply, status: number, answer: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(answer);

/** No inline script or style without the answer's own nonce; nothing from elsewhere; in nobody's frame. */
const securityHeaders = {
  enableCSPNonces: true,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      // WebAssembly of our own, for the camera's reader of codes; it opens no way to run text as a script.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'same-origin' as const },
  xFrameOptions: { action: 'deny' as const },
};
