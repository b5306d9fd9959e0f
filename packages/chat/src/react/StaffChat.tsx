'use client';
import { EmptyState } from '@tilldesk/ui';
import { ChatList } from '@tilldesk/ui/chat';
import type { ChatClient } from '../client/ChatClient.ts';
import { chatTexts } from '../texts/chatTexts.ts';
import { locales, type ChatLanguage, type Translate } from '../texts/translate.ts';
import { problemMessage } from '../texts/sentences.ts';
import { pendingFirst, staffRow } from './chatRows.ts';
import type { ChatPerson, ChatSource, TransportOptions } from './ChatSource.ts';
import type { OnNotice } from './notices.ts';
import { Root } from './StaffChat.styles.ts';
import { StaffConversation } from './StaffConversation.tsx';
import { useChatClient, useChatState } from './useChatClient.ts';
import { useChatEvents } from './useChatEvents.ts';
import { useNotices } from './useNotices.tsx';
import { useTranslate } from './useTranslate.ts';
import { useCountCallback } from './useAnnounced.ts';

type StaffChatOptions = {
  /** The staff member who answers. */
  me: ChatPerson;
  /** The language of the texts and times. @default 'en' */
  language?: ChatLanguage | undefined;
  /**
   * Translates the texts instead of this package's own translations. Must be the same function as long as the texts are the
   * same.
   */
  translate?: Translate | undefined;
  /** The locale of times, as a BCP 47 tag. @default 'en-US' or 'es-419', by the language */
  locale?: string | undefined;
  /** The time zone, as an IANA name. @default the device's */
  timeZone?: string | undefined;
  /** Called with the number of unread messages whenever it changes. */
  onUnread?: ((count: number) => void) | undefined;
  /** Called with each notice. Without it the chat shows toasts of its own. */
  onNotice?: OnNotice | undefined;
};

export type StaffChatProps = ChatSource & StaffChatOptions;

/** The chats of a staff member: waiting chats first, with the open chat next to the list. Fills its container. */
export function StaffChat({ client, transport, storage, ...options }: StaffChatProps) {
  if (client) return <WithTexts {...options} client={client} />;
  return <WithNewClient {...options} transport={transport} storage={storage} />;
}

function WithNewClient({ transport, storage, ...options }: TransportOptions & StaffChatOptions) {
  const client = useChatClient({ transport, me: options.me, isStaff: true, ...(storage && { storage }) });
  return <WithTexts {...options} client={client} />;
}

type WithClient = StaffChatOptions & { client: ChatClient };

function WithTexts(props: WithClient) {
  const t = useTranslate(props.language ?? 'en', props.translate);
  return t && <StaffChatView {...props} translate={t} />;
}

function StaffChatView(props: WithClient & { translate: Translate }) {
  const { client, me, translate: t, language = 'en', locale = locales[language], timeZone, onUnread } = props;
  const { notify, toaster } = useNotices(t, props.onNotice);
  useChatEvents(client, t, notify);
  const state = useChatState(client);
  const staffChats = state.chats.filter(({ requester }) => requester.id !== me.id);
  useCountCallback(
    staffChats.reduce((sum, { unread }) => sum + unread, 0),
    onUnread,
  );
  const open = state.open && state.open.requester.id !== me.id ? state.open : null;
  return (
    <Root>
      <div data-open={open ? '' : undefined}>
        <ChatList
          chats={state.isListLoading ? null : pendingFirst(staffChats, state.pending).map(staffRow(t, state.pending))}
          connection={state.connection}
          openId={open?.chatId}
          onOpen={client.openChat}
          problem={state.listProblem ? problemMessage(t, state.listProblem) : undefined}
          onRetry={client.loadList}
          locale={locale}
          timeZone={timeZone}
          texts={chatTexts(t).list}
        />
        {open ? (
          <StaffConversation
            client={client}
            view={open}
            chat={staffChats.find(({ chatId }) => chatId === open.chatId)}
            connection={state.connection}
            me={me}
            translate={t}
            locale={locale}
            timeZone={timeZone}
          />
        ) : (
          <EmptyState icon="chat" title={t('chat.conversation.choose')} />
        )}
      </div>
      {toaster}
    </Root>
  );
}
