import { ApiProblem } from '../../wiring/ApiProblem.ts';
import type { Say } from './useSay.ts';

/** What to tell a person whose file did not arrive: the server's own sentence, else the one of spec §8. */
export function uploadSentence(error: unknown, say: Say, sentence: (problem: ApiProblem) => string): string {
  const hasSentence = error instanceof ApiProblem && !error.unreachable && error.code !== 'server.failed';
  return hasSentence ? sentence(error) : say('shell.upload.failed');
}
