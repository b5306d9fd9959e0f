import { useEffect, useRef } from 'react';
import type { ChatClient, ClientNews } from '../client/ChatClient.ts';
import type { Say } from '../texts/say.ts';
import { problemSentence } from '../texts/sentences.ts';
import type { ChatNotice } from './notices.ts';

/** Tells the person what happens in their chats, as far as it is not seen anyway. */
export function useChatNews(client: ChatClient, say: Say, tell: (notice: ChatNotice) => void): void {
  const latest = useRef({ say, tell });
  useEffect(function keepLatest() {
    latest.current = { say, tell };
  });
  useEffect(
    function hearNews() {
      return client.hear((news) => {
        const notice = noticeOf(client, latest.current.say, news);
        if (notice) latest.current.tell(notice);
        if (news.type === 'refused' && news.order !== 'start') client.seeProblem();
      });
    },
    [client],
  );
}

function noticeOf(client: ChatClient, say: Say, news: ClientNews): ChatNotice | null {
  switch (news.type) {
    case 'closed':
      return news.own ? success(say('chat.notice.closed')) : null;
    case 'joined':
      return success(say('chat.notice.joined'));
    case 'available': {
      const { asker, topic } = news.chat;
      return success(say('chat.notice.available', { name: asker.name, topic: say(`chat.topic.${topic}.label`) }));
    }
    case 'refused':
      // The form of the new chat shows it, and stays where it is.
      if (news.order === 'start' && client.getSnapshot().newChat.problem !== null) return null;
      return { kind: 'error', text: problemSentence(say, news) };
    case 'newMessage':
    case 'taken':
    case 'reopened':
      return null;
  }
}

const success = (text: string): ChatNotice => ({ kind: 'success', text });
