import { StaffChat } from '@tilldesk/chat/react';
import { catalogue } from '../../i18n/catalogue.ts';
import { useChat } from '../../realtime/currentChat.ts';
import { useSession } from '../../session/useSession.ts';
import { showNotice } from '../notifications/showNotification.ts';
import { useChatTexts } from './useChatTexts.ts';

/** The staff's chats: waiting chats, one's own, and the open one. */
function StaffPanel() {
  const chatting = useChat();
  const { user } = useSession();
  const texts = useChatTexts();
  if (chatting === null) return null;
  return <StaffChat {...texts} client={chatting.client} me={user} onNotice={showNotice} />;
}

/** Loads the panel with its messages, when it is first opened. */
export async function loadStaffPanel() {
  await catalogue.add('chat');
  return StaffPanel;
}
