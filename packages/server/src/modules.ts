import { healthCalls } from './http/health.http.ts';
import type { Served } from './http/serve.ts';
import { salesCalls } from './modules/sales/sales.http.ts';
import { sessionCalls } from './modules/session/session.http.ts';

/** Every call that the server answers: one line a module. */
export const served: Served[] = [...healthCalls, ...sessionCalls, ...salesCalls];
