import type { Written } from '@tilldesk/domain/machines';
import type { ChatClient } from './ChatClient.ts';
import type { ResolvedChatOptions } from './clientStores.ts';

/** Creates an outgoing message with a new id and the current time. */
export const outgoing = (
  { newId, now }: Pick<ResolvedChatOptions, 'newId' | 'now'>,
  messageDraft: Parameters<ChatClient['write']>[0],
): Written => ({ ...messageDraft, clientMessageId: newId(), at: new Date(now()).toISOString() });
