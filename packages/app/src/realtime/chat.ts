import type { ClientEvent } from '@tilldesk/chat';
import { chatUserType } from '@tilldesk/domain/chat';
import type { User } from '@tilldesk/domain/signin';
import { chatPanel } from './chatWindows.ts';
import { announceJoined } from './chatJoined.ts';
import { isSupport, mayChat } from './chatRights.ts';
import { currentChat } from './currentChat.ts';
import { outside } from '../api/environment.ts';
import { session } from '../session/session.ts';
import { realtime } from './socket.ts';
import { unprefixedStorage } from '../browser/storage.ts';

let ownerId: string | undefined;
let stop = () => {};

/**
 * Runs one chat client for the signed-in user with the right to chat. Its code loads after the first page, once the
 * connection's state is known. The client stops with the session; unsent messages stay in the browser for the same user.
 * Returns a function that stops it.
 */
export function startChat(): () => void {
  const update = () => {
    const current = session.current();
    const person = current && mayChat(current) ? current.user : undefined;
    const next = person && `${person.id} ${chatUserType(person.userType)}`;
    if (next !== ownerId) {
      if (ownerId !== undefined) chatPanel.shut();
      stop();
      stop = () => {};
      ownerId = undefined;
    }
    if (person && ownerId === undefined && realtime.current() !== 'connecting') {
      ownerId = next;
      stop = begin(person);
    }
  };
  const stops = [session.subscribe(update), realtime.subscribe(update)];
  update();
  return () => {
    for (const one of stops) one();
    stop();
    stop = () => {};
    ownerId = undefined;
  };
}

/** Loads the client and runs it for a user. Returns a function that stops it, also before it has loaded. */
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
      storage: unprefixedStorage,
      now: () => outside.now(),
    });
    const publishState = () => currentChat.set({ client, state: client.getSnapshot() });
    const stops = [client.subscribe(publishState), client.onEvent(handleChatEvent), client.start()];
    publishState();
    end = () => stops.forEach((one) => one());
  };
  // Code that fails to load, as after a release, loads with the next page.
  load().catch(() => undefined);
  return () => {
    isOver = true;
    end();
    currentChat.set(null);
  };
}

function handleChatEvent(event: ClientEvent): void {
  if (event.type === 'joined') announceJoined(event.chatId);
}
