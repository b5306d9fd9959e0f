import type { ChatTopic } from '@tilldesk/domain/chat';
import { StatusDot } from '@tilldesk/ui';
import type { ChatConnection } from '@tilldesk/ui/chat';
import type { Say } from '../texts/say.ts';

export type ChatStandingProps = {
  connection: ChatConnection;
  /** Left out where there is no room for it. */
  topic?: ChatTopic | undefined;
  say: Say;
};

const tones = { connecting: 'warn', connected: 'ok', disconnected: 'bad' } as const;

/** How the line is, and what the chat is about, below its name. */
export function ChatStanding({ connection, topic, say }: ChatStandingProps) {
  const line = say(`chat.connection.${connection}`);
  return (
    <StatusDot role="status" tone={tones[connection]}>
      {topic === undefined
        ? line
        : say('chat.conversation.standing', { connection: line, topic: say(`chat.topic.${topic}.label`) })}
    </StatusDot>
  );
}
