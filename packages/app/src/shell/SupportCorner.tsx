import { SupportChat } from '@tilldesk/chat/react';
import { useEffect } from 'react';
import { catalogue } from '../kit/say/catalogue.ts';
import { startChat } from '../wiring/chat.ts';
import { chatPanel, useChatWindows } from '../wiring/chatDoor.ts';
import { useChat } from '../wiring/chatting.ts';
import { useSession } from '../wiring/useSession.ts';
import { chatLauncherMessages, chatMessages } from './chat.messages.ts';
import { showNotice } from './tellNotice.ts';
import { useChatSpeech } from './useChatSpeech.ts';

/** The support chat in the corner of the header: its button, its card or its window. With it the person's chat runs. */
function SupportCorner() {
  const chatting = useChat();
  const { user } = useSession();
  const { support } = useChatWindows();
  const speech = useChatSpeech();
  useEffect(function runTheChat() {
    return startChat();
  }, []);
  if (chatting === null) return null;
  return (
    <aside aria-label={speech.say('chat.window.label')} data-scan="accept">
      <SupportChat
        {...speech}
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

/** Loads the corner with its sentences: behind the first page, which carries none of it. */
export async function loadSupportCorner() {
  await Promise.all([catalogue.add(chatLauncherMessages), catalogue.add(chatMessages)]);
  return SupportCorner;
}
