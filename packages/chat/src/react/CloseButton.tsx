import type { ConversationView } from '@tilldesk/domain/machines';
import { Button } from '@tilldesk/ui';
import type { ChatClient } from '../client/ChatClient.ts';
import type { Say } from '../texts/say.ts';

export type CloseButtonProps = { client: ChatClient; view: ConversationView; say: Say };

/** Ends an active chat, and is there for no other (spec §4). */
export function CloseButton({ client, view, say }: CloseButtonProps) {
  if (!view.canClose) return null;
  return (
    <Button size="s" tone="quiet" busy={view.busy === 'close'} onClick={client.close}>
      {say('chat.conversation.close')}
    </Button>
  );
}
