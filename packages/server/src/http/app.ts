import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify';
import { served } from '../modules.ts';
import { answerCall, type House } from './answer.ts';
import { registerApiPages } from './api-pages.ts';
import { sendProblem } from './errors.ts';
import { registerPages } from './pages.ts';

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

  for (const call of served) {
    app.route({
      method: call.endpoint.method,
      url: `/api${call.endpoint.path}`,
      handler: async (request, reply) => {
        const { status, answer } = await answerCall(house, call, request);
        return sendAnswer(reply, status, answer);
      },
    });
  }

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
      scriptSrc: ["'self'"],
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
