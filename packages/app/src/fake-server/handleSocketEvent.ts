import type { Acknowledged } from '@tilldesk/domain/contract';
import { Problem, problemBody } from '@tilldesk/domain/problems';
import type { FakeEvent } from './fakeEvent.ts';
import type { FakeServer } from './FakeServer.ts';
import { socketEvents } from './socketEvents.ts';

/** Handles the socket events that the app sends; `events` are the story's own. Events that violate the contract are recorded in `fakeServer.faults`. */
export const handleSocketEvent =
  (fakeServer: FakeServer, events: readonly FakeEvent[], emit: (event: string, payload: unknown) => void) =>
  async (event: string, payload: unknown): Promise<Acknowledged<unknown>> => {
    const found = [...events, ...socketEvents].find(({ requestEvent }) => requestEvent.name === event);
    if (fakeServer.failsOnLine) return { ok: false, problem: problemBody(new Problem('server.failed')) };
    try {
      if (!found) throw new Error(`no handler for ${event}`);
      const answer = found.respond(payload, fakeServer);
      if (found.isPublished) emit(found.requestEvent.answer.name, answer);
      return { ok: true, answer };
    } catch (error) {
      if (error instanceof Problem) return { ok: false, problem: problemBody(error) };
      fakeServer.faults.push(String(error));
      throw error;
    }
  };
