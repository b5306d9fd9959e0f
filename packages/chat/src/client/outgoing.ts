import type { Written } from '@tilldesk/domain/machines';
import type { ChatClient } from './ChatClient.ts';
import type { ChatRunOptions } from './parts.ts';

/** Words as they go out: with an id of their own, and the time. */
export const outgoing = (
  { newId, now }: Pick<ChatRunOptions, 'newId' | 'now'>,
  messageDraft: Parameters<ChatClient['write']>[0],
): Written => ({ ...messageDraft, clientMessageId: newId(), at: new Date(now()).toISOString() });
