'use client';
import { EmptyState } from '@tilldesk/ui';
import { ChatList } from '@tilldesk/ui/chat';
import type { ChatClient } from '../client/ChatClient.ts';
import { chatTexts } from '../texts/chatTexts.ts';
import { localeOf, type ChatLanguage, type Translate } from '../texts/translate.ts';
import { problemSentence } from '../texts/sentences.ts';
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
  say?: Translate | undefined;
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

type OverClient = StaffChatOptions & { client: ChatClient };

function WithTexts(props: OverClient) {
  const t = useTranslate(props.language ?? 'en', props.say);
  return t && <StaffChatView {...props} say={t} />;
}

function StaffChatView(props: OverClient & { say: Translate }) {
  const { client, me, say: t, language = 'en', locale = localeOf[language], timeZone, onUnread } = props;
  const { tell: notify, stack } = useNotices(t, props.onNotice);
  useChatEvents(client, t, notify);
  const now = useChatState(client);
  const staffChats = now.chats.filter(({ asker }) => asker.id !== me.id);
  useCountCallback(
    staffChats.reduce((sum, { unread }) => sum + unread, 0),
    onUnread,
  );
  const open = now.open && now.open.asker.id !== me.id ? now.open : null;
  return (
    <Root>
      <div data-open={open ? '' : undefined}>
        <ChatList
          chats={now.isListLoading ? null : pendingFirst(staffChats, now.pending).map(staffRow(t, now.pending))}
          connection={now.connection}
          openId={open?.chatId}
          onOpen={client.openChat}
          problem={now.listProblem ? problemSentence(t, now.listProblem) : undefined}
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
            connection={now.connection}
            me={me}
            say={t}
            locale={locale}
            timeZone={timeZone}
          />
        ) : (
          <EmptyState icon="chat" title={t('chat.conversation.choose')} />
        )}
      </div>
      {stack}
    </Root>
  );
}
