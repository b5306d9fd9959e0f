'use client';
import type { ConversationView } from '@tilldesk/domain/machines';
import { ChatList, SupportWidget, type SupportState } from '@tilldesk/ui/chat';
import { useEffect, useRef, type RefObject } from 'react';
import type { ChatClient, ChatClientState } from '../client/ChatClient.ts';
import { chatTexts } from '../texts/chatTexts.ts';
import { locales, type ChatLanguage, type Translate } from '../texts/translate.ts';
import { problemMessage } from '../texts/sentences.ts';
import { requesterRow } from './chatRows.ts';
import { requesterSide } from './chatSides.ts';
import type { ChatPerson } from './ChatSource.ts';
import { ChatStatusLine } from './ChatStatus.tsx';
import { CloseButton } from './CloseButton.tsx';
import { Conversation } from './Conversation.tsx';
import { ConversationNotice } from './ConversationNotice.tsx';
import { NewChat } from './NewChat.tsx';
import type { OnNotice } from './notices.ts';
import { useChatState } from './useChatClient.ts';
import { useChatEvents } from './useChatEvents.ts';
import { useNotices } from './useNotices.tsx';
import { useCountCallback } from './useAnnounced.ts';

export type SupportPanelProps = {
  client: ChatClient;
  me: ChatPerson;
  language: ChatLanguage;
  translate: Translate;
  locale?: string | undefined;
  timeZone?: string | undefined;
  state: SupportState;
  onState: (state: SupportState) => void;
  onUnread: (count: number) => void;
  onNotice?: OnNotice | undefined;
  docked?: boolean | undefined;
  /** Receives the focus when the window closes. */
  launcher: RefObject<HTMLElement | null>;
};

/** Shows the requester's side of a client in the kit's widget: their list of chats, the form of a new chat, or an open chat. */
export function SupportPanel(props: SupportPanelProps) {
  const {
    client,
    me,
    translate: t,
    language,
    locale = locales[language],
    timeZone,
    state,
    onState,
    onUnread,
    launcher,
  } = props;
  const { notify, toaster } = useNotices(t, props.onNotice);
  useChatEvents(client, t, notify);
  const now = useChatState(client);
  const own = now.chats.filter(({ requester }) => requester.id === me.id);
  const current = own.find(({ status }) => status !== 'closed');
  const open = now.open?.requester.id === me.id ? now.open : null;
  const unread = own.reduce((sum, chat) => sum + chat.unread, 0);
  useCountCallback(unread, onUnread);
  useFirstView(client, state, now, current?.chatId ?? null, own.length === 0);
  const texts = chatTexts(t);
  const isStartingChat = now.newChat.step !== 'off';
  return (
    <>
      <SupportWidget
        state={state}
        onState={onState}
        chatName={open && requesterTitle(open, t)}
        isActive={(open ?? current)?.status === 'active'}
        unread={unread}
        tab={open ? null : isStartingChat ? 'newChat' : 'recentChats'}
        onTab={(tab) => (tab === 'newChat' ? client.beginNewChat() : client.leaveNewChat())}
        status={open && <ChatStatusLine connection={now.connection} translate={t} />}
        onBack={open ? client.leaveChat : undefined}
        actions={open && <CloseButton client={client} view={open} translate={t} />}
        launcher={launcher}
        docked={props.docked}
        texts={texts.widget}
      >
        {open && (
          <Conversation
            client={client}
            view={open}
            side={requesterSide}
            me={me}
            translate={t}
            locale={locale}
            timeZone={timeZone}
            notice={<ConversationNotice view={open} waiting={t('chat.conversation.waiting')} translate={t} />}
          />
        )}
        {!open && isStartingChat && <NewChat client={client} view={now.newChat} me={me} translate={t} />}
        {!open && !isStartingChat && (
          <ChatList
            chats={now.isListLoading ? null : own.map(requesterRow(t))}
            connection={now.connection}
            onOpen={client.openChat}
            problem={now.listProblem ? problemMessage(t, now.listProblem) : undefined}
            onRetry={client.loadList}
            locale={locale}
            timeZone={timeZone}
            texts={texts.ownList}
          />
        )}
      </SupportWidget>
      {toaster}
    </>
  );
}

const requesterTitle = ({ staff }: ConversationView, t: Translate): string => staff?.name ?? t('chat.list.waitingName');

/**
 * Selects the first view when the window is opened for the first time: the open chat, the list, or the form of the first chat.
 */
function useFirstView(
  client: ChatClient,
  state: SupportState,
  { isListLoading, newChat, open }: ChatClientState,
  current: string | null,
  isFirst: boolean,
): void {
  const isChosen = useRef(false);
  const isUntouched = newChat.step === 'off' && open === null;
  useEffect(
    function choose() {
      if (state !== 'open' || isListLoading || isChosen.current) return;
      isChosen.current = true;
      if (!isUntouched) return;
      if (current !== null) client.openChat(current);
      else if (isFirst) client.beginNewChat();
    },
    [client, state, isListLoading, isUntouched, current, isFirst],
  );
}
