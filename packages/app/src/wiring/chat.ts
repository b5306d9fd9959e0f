import type { ClientNews } from '@tilldesk/chat';
import { chatUserType } from '@tilldesk/domain/chat';
import type { User } from '@tilldesk/domain/shop';
import { chatDoor } from './chatDoor.ts';
import { tellJoined } from './chatJoined.ts';
import { isSupport, mayChat } from './chatRights.ts';
import { chatting } from './chatting.ts';
import { outside } from './outside.ts';
import { session } from './session.ts';
import { live } from './socket.ts';
import { bareStorage } from './storage.ts';

let whose: string | undefined;
let stop = () => {};

/**
 * Keeps one chat client for whoever is signed in and may chat. Its program loads when it is known how the line is, behind the
 * first page. With the session it goes; what was written and not sent stays in the browser for the same person. Answers how to
 * stop.
 */
export function startChat(): () => void {
  const look = () => {
    const current = session.current();
    const person = current && mayChat(current) ? current.user : undefined;
    const next = person && `${person.id} ${chatUserType(person.userType)}`;
    if (next !== whose) {
      if (whose !== undefined) chatDoor.shut();
      stop();
      stop = () => {};
      whose = undefined;
    }
    if (person && whose === undefined && live.state() !== 'connecting') {
      whose = next;
      stop = begin(person);
    }
  };
  const stops = [session.subscribe(look), live.subscribe(look)];
  look();
  return () => {
    for (const one of stops) one();
    stop();
    stop = () => {};
    whose = undefined;
  };
}

/** Loads the client and runs it for a person. Answers how to stop, also before it was loaded. */
function begin(me: User): () => void {
  let isOver = false;
  let end = () => {};
  const load = async () => {
    const [{ createChatClient }, { chatTransport }] = await Promise.all([
      import('@tilldesk/chat'),
      import('./chatTransport.ts'),
    ]);
    if (isOver) return;
    const client = createChatClient({
      transport: chatTransport,
      me,
      isStaff: isSupport(me),
      storage: bareStorage,
      now: () => outside.now(),
    });
    const tell = () => chatting.become({ client, state: client.getSnapshot() });
    const stops = [client.subscribe(tell), client.hear(hear), client.start()];
    tell();
    end = () => stops.forEach((one) => one());
  };
  // A program that does not come, as after a release, comes with the next page.
  load().catch(() => undefined);
  return () => {
    isOver = true;
    end();
    chatting.become(null);
  };
}

function hear(news: ClientNews): void {
  if (news.type === 'joined') tellJoined(news.chatId);
}
