import type { AttachmentProblem, ChatProblem, ChatTopic } from '@tilldesk/domain/chat';
import type { Translate } from './translate.ts';

/**
 * Why something did not come about, in the reader's language: the sentence of its code, else the server's own; where the line gave
 * way, that it did.
 */
export function problemSentence(t: Translate, { code, message, params }: ChatProblem): string {
  if (code === null) return t('chat.problem.unreachable');
  const id = `chat.problem.${code}`;
  const text = t(id, params);
  return text === id ? message : text;
}

/** Why a file is not taken (spec §5). */
export const attachmentSentence = (t: Translate, { code, ...params }: AttachmentProblem): string =>
  t(`chat.problem.${code}`, params);

/** The first message of a chat, sent by itself: the topic's opening words, and who asks (spec §4). */
export const introOf = (t: Translate, details: { topic: ChatTopic; name: string; email: string }): string =>
  t('chat.form.introText', {
    opening: t(`chat.topic.${details.topic}.opening`),
    topic: t(`chat.topic.${details.topic}.label`),
    name: details.name.trim(),
    email: details.email.trim(),
  });
