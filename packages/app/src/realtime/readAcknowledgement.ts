import type { RequestEvent } from '@tilldesk/domain/contract';
import type * as z from 'zod/mini';
import { ApiProblem, problemFrom } from '../api/ApiProblem.ts';

/** Returns the problem of a closed connection (spec §8). */
export const notConnected = (): ApiProblem =>
  new ApiProblem(0, { code: 'socket.closed', message: 'Socket is not connected' });

/** Parses the acknowledgement of an event by its contract. @throws ApiProblem */
export function acknowledged<A extends z.ZodMiniType>(
  event: RequestEvent<string, z.ZodMiniType, A>,
  response: unknown,
): z.output<A> {
  if (response instanceof ApiProblem) throw response;
  const { ok, answer, problem } = isRecord(response) ? response : {};
  const read = ok === true ? event.answer.payload.safeParse(answer) : undefined;
  if (!read?.success) throw problemFrom(500, problem);
  return read.data;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
