import { SupportChat } from '@tilldesk/chat/react';
import { useEffect } from 'react';
import { catalogue } from '../../i18n/catalogue.ts';
import { startChat } from '../../realtime/chat.ts';
import { chatPanel, useChatWindows } from '../../realtime/chatWindows.ts';
import { useChat } from '../../realtime/currentChat.ts';
import { useSession } from '../../session/useSession.ts';
import { showNotice } from '../notifications/showNotification.ts';
import { useChatTexts } from './useChatTexts.ts';

/** The support chat in the corner of the header: its button, its card or its window. Also runs the user's chat. */
function SupportCorner() {
  const chatting = useChat();
  const { user } = useSession();
  const { support } = useChatWindows();
  const texts = useChatTexts();
  useEffect(function runChat() {
    return startChat();
  }, []);
  if (chatting === null) return null;
  return (
    <aside aria-label={texts.translate('chat.window.label')} data-scan="accept">
      <SupportChat
        {...texts}
        client={chatting.client}
        me={user}
        docked
        state={support}
        onState={chatPanel.showSupport}
        onNotice={showNotice}
      />
    </aside>
  );
}

/** Loads the component with its messages, after the first page, which includes none of it. */
export async function loadSupportCorner() {
  await catalogue.add('launcher', 'chat');
  return SupportCorner;
}
