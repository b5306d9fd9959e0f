'use client';
import type { ConversationView } from '@tilldesk/domain/machines';
import { Button } from '@tilldesk/ui';
import type { ChatClient } from '../client/ChatClient.ts';
import type { Translate } from '../texts/translate.ts';

export type CloseButtonProps = { client: ChatClient; view: ConversationView; translate: Translate };

/** Closes an active chat (spec §4). The requester can also cancel a chat that is waiting. Renders nothing otherwise. */
export function CloseButton({ client, view, translate: t }: CloseButtonProps) {
  if (!view.canClose && !view.canWithdraw) return null;
  return (
    <Button
      size="s"
      tone="quiet"
      busy={view.busy === 'close'}
      onClick={view.canWithdraw ? client.withdraw : client.close}
    >
      {t(view.canWithdraw ? 'chat.conversation.withdraw' : 'chat.conversation.close')}
    </Button>
  );
}
