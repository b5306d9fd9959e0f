import type { ChatProblem } from '@tilldesk/domain/chat';
import { FILE_MAX, fileTypes, STAFF_FILE_MAX } from '@tilldesk/domain/shop';
import type { Translate } from '../texts/translate.ts';
import { problemSentence } from '../texts/sentences.ts';

/** In what the two sides of a chat differ. */
export type ChatSide = {
  /** The largest file, in bytes (spec §5). */
  fileLimit: number;
  /** What is said when a file did not arrive (spec §8). */
  uploadSentence: (t: Translate, cause: ChatProblem) => string;
};

/** Who asks, in the support widget. */
export const requesterSide: ChatSide = { fileLimit: FILE_MAX, uploadSentence: (t) => t('chat.upload.failed') };

/** Who answers: hears the server's own sentence, where it has one. */
export const staffSide: ChatSide = {
  fileLimit: STAFF_FILE_MAX,
  uploadSentence: (t, cause) =>
    cause.code === null || cause.code === 'server.failed' ? t('chat.upload.staffFailed') : problemSentence(t, cause),
};

/** What the browser's dialog offers (spec §5). */
export const acceptedFiles = Object.values(fileTypes)
  .flat()
  .map((ending) => `.${ending}`)
  .join(',');
