import { ApiProblem } from '../api/ApiProblem.ts';
import type { Translate } from './useTranslate.ts';

/** What to tell a person whose file did not arrive: the server's own sentence, else the one of spec §8. */
export function uploadSentence(error: unknown, t: Translate, sentence: (problem: ApiProblem) => string): string {
  const hasSentence = error instanceof ApiProblem && !error.unreachable && error.code !== 'server.failed';
  return hasSentence ? sentence(error) : t('shell.upload.failed');
}
