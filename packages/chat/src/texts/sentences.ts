import type { AttachmentProblem, ChatProblem, ChatTopic } from '@tilldesk/domain/chat';
import type { Translate } from './translate.ts';

/**
 * Returns the text of a problem in the reader's language: the translation of its code, or the server's own sentence. A problem
 * without a code is a lost connection.
 */
export function problemMessage(t: Translate, { code, message, params }: ChatProblem): string {
  if (code === null) return t('chat.problem.unreachable');
  const id = `chat.problem.${code}`;
  const text = t(id, params);
  return text === id ? message : text;
}

/** Returns why a file was rejected (spec §5). */
export const attachmentSentence = (t: Translate, { code, ...params }: AttachmentProblem): string =>
  t(`chat.problem.${code}`, params);

/**
 * Composes the first message of a chat, which is sent automatically: the topic's opening message and the requester's details
 * (spec §4).
 */
export const introOf = (t: Translate, details: { topic: ChatTopic; name: string; email: string }): string =>
  t('chat.form.introText', {
    opening: t(`chat.topic.${details.topic}.opening`),
    topic: t(`chat.topic.${details.topic}.label`),
    name: details.name.trim(),
    email: details.email.trim(),
  });
