'use client';
import type { ConversationView } from '@tilldesk/domain/machines';
import { ChatComposer, ChatWindow, type ChatEntry } from '@tilldesk/ui/chat';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import type { ChatClient } from '../client/ChatClient.ts';
import { chatTexts } from '../texts/chatTexts.ts';
import type { Translate } from '../texts/translate.ts';
import { attachmentSentence, problemMessage } from '../texts/sentences.ts';
import { Notes } from './Conversation.styles.ts';
import { acceptedFiles, type ChatSide } from './chatSides.ts';
import type { ChatPerson } from './ChatSource.ts';
import { draftsOf, type Draft } from './drafts.ts';
import { nothingShown, outgoingEntry, shownAfter } from './shownMessages.ts';

export type ConversationProps = {
  client: ChatClient;
  view: ConversationView;
  side: ChatSide;
  me: ChatPerson;
  translate: Translate;
  locale: string;
  timeZone: string | undefined;
  /** The title of the window; omitted when the surrounding component has one. */
  title?: string | undefined;
  status?: ReactNode;
  onBack?: (() => void) | undefined;
  actions?: ReactNode;
  /** Shown above the messages. */
  notice: ReactNode;
};

/** Shows one chat with the draft of the next message. */
export function Conversation(props: ConversationProps) {
  const { client, view, side, me, translate: t, locale, timeZone, title, status, onBack, actions, notice } = props;
  const { chatId, messages, canWrite } = view;
  const texts = chatTexts(t);
  const entries = useEntries(view, me, t);
  const drafts = draftsOf(client);
  const draft = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.of(chatId),
    () => drafts.of(chatId),
  );
  const { upload } = client;
  const send = (content: string) => {
    const { file } = drafts.of(chatId);
    const attachment = file && { name: file.name, size: file.size, type: file.type };
    client.write({ content, file: file?.address ?? null, attachment });
    drafts.clear(chatId);
  };
  return (
    <ChatWindow
      key={chatId}
      label={t('chat.conversation.log')}
      title={title}
      status={status}
      onBack={onBack}
      actions={actions}
      notice={<Notes>{notice}</Notes>}
      entries={entries}
      isLoading={view.isLoading}
      hasEarlier={view.hasEarlier}
      isLoadingEarlier={view.isLoadingEarlier}
      onEarlier={client.loadEarlier}
      onRetry={client.retry}
      onDrop={client.drop}
      onSeen={() => client.readUpTo(messages.at(-1)?.seq ?? 0)}
      loadFile={client.fileAt ?? bytesAt}
      isClosed={view.status === 'closed'}
      onReopen={view.canReopen ? client.reopen : undefined}
      isReopening={view.busy === 'reopen'}
      locale={locale}
      timeZone={timeZone}
      texts={texts.window}
    >
      <ChatComposer
        draft={draft.text}
        onDraft={(text) => drafts.write(chatId, text)}
        onSend={send}
        file={draft.file && { ...draft.file, progress: draft.file.address === null ? draft.file.progress * 0.99 : 1 }}
        onFiles={upload && ((files) => drafts.attach(chatId, files, side.fileLimit, upload))}
        onRemoveFile={() => drafts.detach(chatId)}
        accept={acceptedFiles}
        problem={draftSentence(t, side, draft.problem)}
        disabled={!canWrite}
        locale={locale}
        texts={texts.composer}
      />
    </ChatWindow>
  );
}

/** Returns the sent and the outgoing messages as entries of the kit. */
function useEntries(
  { messages, otherReadSeq, outbox }: ConversationView,
  me: ChatPerson,
  t: Translate,
): readonly ChatEntry[] {
  const [shown, setShown] = useState(nothingShown);
  const next = shownAfter(shown, { messages, otherReadSeq }, me);
  if (next !== shown) setShown(next);
  if (outbox.length === 0) return next.entries;
  const rejection = (code: string) => problemMessage(t, { code, message: t('chat.delivery.failed'), params: {} });
  const pendingEntries = outbox.map((one) =>
    outgoingEntry(one, me, one.failed === null ? undefined : rejection(one.failed)),
  );
  return next.entries.concat(pendingEntries);
}

function draftSentence(t: Translate, side: ChatSide, problem: Draft['problem']): string | undefined {
  if (problem === null) return undefined;
  return problem.code === 'upload' ? side.uploadSentence(t, problem.cause) : attachmentSentence(t, problem);
}

/** Fetches the address directly when the transport has no `fileAt`. An error page is not a file and is rejected. */
async function bytesAt(address: string): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered with ${answer.status}`);
  return answer.blob();
}
