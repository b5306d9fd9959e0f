import type { AttachmentProblem, ChatProblem, ChatTopic } from '@tilldesk/domain/chat';
import type { Say } from './say.ts';

/**
 * Why something did not come about, in the reader's language: the sentence of its code, else the server's own; where the line gave
 * way, that it did.
 */
export function problemSentence(say: Say, { code, message, params }: ChatProblem): string {
  if (code === null) return say('chat.problem.unreachable');
  const id = `chat.problem.${code}`;
  const said = say(id, params);
  return said === id ? message : said;
}

/** Why a file is not taken (spec §5). */
export const attachmentSentence = (say: Say, { code, ...params }: AttachmentProblem): string =>
  say(`chat.problem.${code}`, params);

/** The first message of a chat, sent by itself: the topic's opening words, and who asks (spec §4). */
export const introOf = (say: Say, asked: { topic: ChatTopic; name: string; email: string }): string =>
  say('chat.form.introText', {
    opening: say(`chat.topic.${asked.topic}.opening`),
    topic: say(`chat.topic.${asked.topic}.label`),
    name: asked.name.trim(),
    email: asked.email.trim(),
  });
