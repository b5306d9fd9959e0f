import type { FastifyBaseLogger } from 'fastify';
import type { Letter } from './letter.ts';
import { render, type Rendered } from './render.ts';

/** Sends letters. `send` never waits and never fails: what cannot be sent is in the log, without its text. */
export type Mailer = {
  send: (letter: Letter) => void;
  /** Resolves when nothing is under way. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
};

/** How a mail leaves the house: by SMTP, or into the outbox folder. */
export type Carrier = { carry: (mail: Rendered) => Promise<void>; close: () => void };

/** Sends by a carrier. `base` is asked for each letter, since a server knows its own address only when it listens. */
export function createMailer(carrier: Carrier, base: () => string, log: Pick<FastifyBaseLogger, 'error'>): Mailer {
  const underWay = new Set<Promise<void>>();
  const settled = async (): Promise<void> => {
    while (underWay.size > 0) await Promise.all(underWay);
  };
  return {
    send: (letter) => {
      const { kind } = letter.message;
      // What a mail says is a secret of its person; a failure tells which kind it was and why, and nothing of it.
      const sent = (async () => carrier.carry(render(letter, base())))()
        .catch((error: unknown) => log.error({ kind, reason: reasonOf(error) }, 'a mail was not sent'))
        .finally(() => underWay.delete(sent));
      underWay.add(sent);
    },
    settled,
    close: async () => {
      await settled();
      carrier.close();
    },
  };
}

/** No mail goes out: for a house that is built without one. */
export const noMailer: Mailer = { send: () => undefined, settled: async () => undefined, close: async () => undefined };

const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? [
        error.name,
        ...('code' in error ? [String(error.code)] : []),
        ...('responseCode' in error ? [String(error.responseCode)] : []),
      ].join(' ')
    : 'unknown';
