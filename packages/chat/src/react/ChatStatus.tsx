import type { ChatTopic } from '@tilldesk/domain/chat';
import { StatusDot } from '@tilldesk/ui';
import type { ChatConnection } from '@tilldesk/ui/chat';
import type { Translate } from '../texts/translate.ts';

export type ChatStatusLineProps = {
  connection: ChatConnection;
  /** Omitted when there is not enough space. */
  topic?: ChatTopic | undefined;
  translate: Translate;
};

const tones = { connecting: 'warn', connected: 'ok', disconnected: 'bad' } as const;

/** Shows the state of the connection and the topic of the chat, below its name. */
export function ChatStatusLine({ connection, topic, translate: t }: ChatStatusLineProps) {
  const line = t(`chat.connection.${connection}`);
  return (
    <StatusDot role="status" tone={tones[connection]}>
      {topic === undefined
        ? line
        : t('chat.conversation.status', { connection: line, topic: t(`chat.topic.${topic}.label`) })}
    </StatusDot>
  );
}
