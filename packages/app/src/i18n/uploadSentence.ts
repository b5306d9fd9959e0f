import { ApiProblem } from '../api/ApiProblem.ts';
import type { Translate } from './useTranslate.ts';

/** Returns the error message of a failed upload: the server's own message, else the one of spec §8. */
export function uploadSentence(error: unknown, t: Translate, sentence: (problem: ApiProblem) => string): string {
  const hasSentence = error instanceof ApiProblem && !error.unreachable && error.code !== 'server.failed';
  return hasSentence ? sentence(error) : t('shell.upload.failed');
}
