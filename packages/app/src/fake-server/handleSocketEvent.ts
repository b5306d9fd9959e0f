import type { Acknowledged } from '@tilldesk/domain/contract';
import { Problem, problemBody } from '@tilldesk/domain/problems';
import { chatAnswers } from './answers/chatAnswers.ts';
import { noticeAnswers } from './answers/noticeAnswers.ts';
import type { FakeServer } from './FakeServer.ts';

const answers = [...noticeAnswers, ...chatAnswers];

/** Handles the socket events that the app sends. Events that violate the contract are recorded in `fakeServer.faults`. */
export const handleSocketEvent =
  (fakeServer: FakeServer, emit: (event: string, payload: unknown) => void) =>
  async (event: string, payload: unknown): Promise<Acknowledged<unknown>> => {
    const found = answers.find(({ requestEvent }) => requestEvent.name === event);
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
