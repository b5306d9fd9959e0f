import { NotificationBell } from '@tilldesk/ui/shell';
import { Suspense } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { chatPanel, useChatWindows } from '../../realtime/chatWindows.ts';
import { isSupport, mayChat } from '../../realtime/chatRights.ts';
import { useChat } from '../../realtime/currentChat.ts';
import { useSession } from '../../session/useSession.ts';
import { StaffChatPopover } from '../Shell.styles.ts';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

const StaffPanel = lazyPart(async () => (await import('./StaffPanel.tsx')).loadStaffPanel());

/**
 * The chats of support staff: the number of waiting or unread ones, and a button to open them. Not shown to employees (spec
 * §6).
 */
export function StaffChats() {
  const { user, permissions } = useSession();
  return mayChat({ permissions }) && isSupport(user) ? <OwnChats me={user.id} /> : null;
}

function OwnChats({ me }: { me: string }) {
  const t = useTranslate();
  const chatting = useChat();
  const { staff } = useChatWindows();
  const waiting = chatting?.state.pending.length ?? 0;
  const unread = (chatting?.state.chats ?? [])
    .filter(({ requester }) => requester.id !== me)
    .reduce((sum, chat) => sum + chat.unread, 0);
  return (
    <StaffChatPopover
      stays
      // A scan here is text for the chat partner.
      data-scan="accept"
      label={t('shell.chats', { waiting: 0, unread: 0 })}
      placement="bottom-end"
      open={staff === 'open'}
      onOpen={(open) => chatPanel.showStaff(open ? 'open' : 'closed')}
      button={(props) => (
        <NotificationBell
          {...props}
          icon="chat"
          label={t('shell.chats', { waiting, unread })}
          unread={waiting + unread}
        />
      )}
    >
      <Suspense>
        <StaffPanel />
      </Suspense>
    </StaffChatPopover>
  );
}
