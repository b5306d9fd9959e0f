import { EmptyState } from '@tilldesk/ui';
import { ChatList } from '@tilldesk/ui/chat';
import type { ChatClient } from '../client/ChatClient.ts';
import { chatTexts } from '../texts/chatTexts.ts';
import { localeOf, type ChatLanguage, type Say } from '../texts/say.ts';
import { problemSentence } from '../texts/sentences.ts';
import { pendingFirst, staffRow } from './chatRows.ts';
import type { ChatPerson, ChatSource, OwnLine } from './ChatSource.ts';
import type { HearNotice } from './notices.ts';
import { Root } from './StaffChat.styles.ts';
import { StaffConversation } from './StaffConversation.tsx';
import { useChatClient, useChatState } from './useChatClient.ts';
import { useChatNews } from './useChatNews.ts';
import { useNotices } from './useNotices.tsx';
import { useSay } from './useSay.ts';
import { useTold } from './useTold.ts';

type Wanted = {
  /** Who answers. */
  me: ChatPerson;
  /** Of the texts and of the times. @default 'en' */
  language?: ChatLanguage | undefined;
  /** Says the texts in the place of this package's own; the same function as long as it says the same. */
  say?: Say | undefined;
  /** How times are written, as a BCP 47 tag. @default 'en-US' or 'es-419', by the language */
  locale?: string | undefined;
  /** An IANA name. @default the device's */
  timeZone?: string | undefined;
  /** Told how many messages are unread, whenever that changes. */
  onUnread?: ((count: number) => void) | undefined;
  /** Told what a toast would say; without it the chat shows toasts of its own. */
  onNotice?: HearNotice | undefined;
};

export type StaffChatProps = ChatSource & Wanted;

/** The chats of whoever answers: those who wait first, and the one that is open beside them. Fills what it stands in. */
export function StaffChat({ client, transport, storage, ...wanted }: StaffChatProps) {
  if (client) return <WithTexts {...wanted} client={client} />;
  return <OverOwnClient {...wanted} transport={transport} storage={storage} />;
}

function OverOwnClient({ transport, storage, ...wanted }: OwnLine & Wanted) {
  const client = useChatClient({ transport, me: wanted.me, isStaff: true, ...(storage && { storage }) });
  return <WithTexts {...wanted} client={client} />;
}

type OverClient = Wanted & { client: ChatClient };

function WithTexts(props: OverClient) {
  const say = useSay(props.language ?? 'en', props.say);
  return say && <Desk {...props} say={say} />;
}

function Desk(props: OverClient & { say: Say }) {
  const { client, me, say, language = 'en', locale = localeOf[language], timeZone, onUnread } = props;
  const { tell, stack } = useNotices(say, props.onNotice);
  useChatNews(client, say, tell);
  const now = useChatState(client);
  const asked = now.chats.filter(({ asker }) => asker.id !== me.id);
  useTold(
    asked.reduce((sum, { unread }) => sum + unread, 0),
    onUnread,
  );
  const open = now.open && now.open.asker.id !== me.id ? now.open : null;
  return (
    <Root>
      <div data-open={open ? '' : undefined}>
        <ChatList
          chats={now.isListLoading ? null : pendingFirst(asked, now.pending).map(staffRow(say, now.pending))}
          connection={now.connection}
          openId={open?.chatId}
          onOpen={client.openChat}
          problem={now.listProblem ? problemSentence(say, now.listProblem) : undefined}
          onRetry={client.askList}
          locale={locale}
          timeZone={timeZone}
          texts={chatTexts(say).list}
        />
        {open ? (
          <StaffConversation
            client={client}
            view={open}
            chat={asked.find(({ chatId }) => chatId === open.chatId)}
            connection={now.connection}
            me={me}
            say={say}
            locale={locale}
            timeZone={timeZone}
          />
        ) : (
          <EmptyState icon="chat" title={say('chat.conversation.choose')} />
        )}
      </div>
      {stack}
    </Root>
  );
}
