import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Health of the server and its database engine. */
export const health = endpoint({
  method: 'GET',
  path: '/health',
  needs: 'nobody',
  about: 'Check whether the server is running',
  answer: z.object({
    status: z.literal('ok'),
    version: z.string(),
    database: z.enum(['embedded', 'embedded-wasm', 'postgres']),
  }),
});
