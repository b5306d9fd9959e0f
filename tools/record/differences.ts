import { isDeepStrictEqual } from 'node:util';
import { readAnswers } from './answerFiles.ts';
import { openRecorder } from './recorder.ts';

/** Sends every recorded request to the real server again. Returns a complaint about each answer that differs. */
export async function differentAnswers(): Promise<string[]> {
  const recorder = await openRecorder();
  try {
    const different: string[] = [];
    for (const [key, saved] of Object.entries(readAnswers()))
      if (!isDeepStrictEqual(await recorder.answer(key), saved))
        different.push(`the server answers differently, run pnpm record: ${key}`);
    return different;
  } finally {
    await recorder.close();
  }
}
