'use client';
import { useEffect, useRef } from 'react';
import type { ChatClient, ClientEvent } from '../client/ChatClient.ts';
import type { Translate } from '../texts/translate.ts';
import { problemMessage } from '../texts/sentences.ts';
import type { ChatNotice } from './notices.ts';

/** Notifies the person of events in their chats that are not visible on the screen. */
export function useChatEvents(client: ChatClient, t: Translate, notify: (notice: ChatNotice) => void): void {
  const latest = useRef({ translate: t, notify });
  useEffect(function storeLatest() {
    latest.current = { translate: t, notify };
  });
  useEffect(
    function subscribeToEvents() {
      return client.onEvent((event) => {
        const notice = noticeOf(client, latest.current.translate, event);
        if (notice) latest.current.notify(notice);
        if (event.type === 'rejected' && event.order !== 'start') client.clearProblem();
      });
    },
    [client],
  );
}

function noticeOf(client: ChatClient, t: Translate, event: ClientEvent): ChatNotice | null {
  switch (event.type) {
    case 'closed':
      return event.own ? success(t('chat.notice.closed')) : null;
    case 'joined':
      return success(t('chat.notice.joined'));
    case 'available': {
      const { requester, topic } = event.chat;
      return success(t('chat.notice.available', { name: requester.name, topic: t(`chat.topic.${topic}.label`) }));
    }
    case 'rejected':
      // The form of the new chat shows the problem and stays open.
      if (event.order === 'start' && client.getSnapshot().newChat.problem !== null) return null;
      return { kind: 'error', text: problemMessage(t, event) };
    case 'newMessage':
    case 'taken':
    case 'reopened':
      return null;
  }
}

const success = (text: string): ChatNotice => ({ kind: 'success', text });
