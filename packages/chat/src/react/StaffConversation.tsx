'use client';
import type { Chat } from '@tilldesk/domain/chat';
import type { ConversationView } from '@tilldesk/domain/machines';
import { Button, Strip } from '@tilldesk/ui';
import type { ChatConnection } from '@tilldesk/ui/chat';
import type { ChatClient } from '../client/ChatClient.ts';
import type { Translate } from '../texts/translate.ts';
import { staffSide } from './chatSides.ts';
import type { ChatPerson } from './ChatSource.ts';
import { ChatStatusLine } from './ChatStatus.tsx';
import { CloseButton } from './CloseButton.tsx';
import { Conversation } from './Conversation.tsx';
import { ConversationNotice } from './ConversationNotice.tsx';

export type StaffConversationProps = {
  client: ChatClient;
  view: ConversationView;
  /** The chat from the list, with the context of the request. */
  chat: Chat | undefined;
  connection: ChatConnection;
  me: ChatPerson;
  translate: Translate;
  locale: string;
  timeZone: string | undefined;
};

/** Shows a chat to staff, with the requester's context and the available actions. */
export function StaffConversation(props: StaffConversationProps) {
  const { client, view, chat, connection, me, translate: t, locale, timeZone } = props;
  const join = view.canJoin && (
    <Button size="s" tone="primary" busy={view.busy === 'join'} onClick={client.join}>
      {t('chat.conversation.join')}
    </Button>
  );
  const notice = (
    <>
      <RequesterContext context={chat?.context} translate={t} />
      <ConversationNotice view={view} waiting={t('chat.conversation.waitingStaff')} translate={t} action={join} />
      {view.staff && view.staff.id !== me.id && (
        <Strip role="status">{t('chat.conversation.with', { name: view.staff.name })}</Strip>
      )}
    </>
  );
  return (
    <Conversation
      client={client}
      view={view}
      side={staffSide}
      me={me}
      translate={t}
      locale={locale}
      timeZone={timeZone}
      title={view.requester.name}
      status={<ChatStatusLine connection={connection} topic={view.topic} translate={t} />}
      onBack={client.leaveChat}
      actions={<CloseButton client={client} view={view} translate={t} />}
      notice={notice}
    />
  );
}

/** Shows the page, store and version from which the person asked, as far as they are known. */
function RequesterContext({ context, translate: t }: { context: Chat['context'] | undefined; translate: Translate }) {
  if (!context) return null;
  const { store, page, version } = context;
  return (
    <Strip>
      <span>{t('chat.context.store', { store })}</span>
      {page !== null && <span>{t('chat.context.page', { page })}</span>}
      {version !== null && <span>{t('chat.context.version', { version })}</span>}
    </Strip>
  );
}
