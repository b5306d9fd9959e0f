import { chatTopics, type ChatTopic } from '@tilldesk/domain/chat';
import { addDays, dayOf, momentAt } from '@tilldesk/domain/time';
import { idAt } from './ids.ts';
import chats from './lists/chats.json' with { type: 'json' };
import type { Random } from './random.ts';
import type { House, PersonPlan, StorePlan } from './shops.ts';

/** What somebody does in a chat of the plan. */
export type ChatPlan = {
  kind: 'chat';
  at: string;
  storeId: string;
  by: string;
  name: string;
  userType: string;
  chatId: string;
  deed:
    | { do: 'start'; topic: ChatTopic; page: string }
    | { do: 'join' }
    | { do: 'say'; text: string }
    | { do: 'readAll' }
    | { do: 'close' };
};

/**
 * Plans what was asked in the support chat: conversations that are over, read by both, and one that waits at `now`. Each
 * belongs to the first store of its asker; staff join two minutes after it began.
 */
export function chatsOf(house: House, now: string, random: Random): ChatPlan[] {
  const over = chats.over.flatMap((chat) => {
    const [asker, staff] = [inHouse(house, chat.asker), inHouse(house, chat.staff)];
    if (!asker || !staff) return [];
    const zone = asker.store.timeZone;
    const began = momentAt(addDays(dayOf(now, zone), -chat.daysAgo), chat.time, zone);
    const step = stepsOf(asker.store, began, random);
    const ended = chat.lines.reduce((sum, { after }) => sum + after, 2);
    return [
      ...talkOf(step, asker.person, chat, (by) => (by === 'asker' ? asker.person : staff.person)),
      step(staff.person, 2, { do: 'join' }),
      step(asker.person, ended, { do: 'readAll' }),
      step(staff.person, ended, { do: 'readAll' }),
      step(chat.closedBy === 'asker' ? asker.person : staff.person, ended, { do: 'close' }),
    ];
  });
  const waiting = chats.waiting.flatMap((chat) => {
    const asker = inHouse(house, chat.asker);
    if (!asker) return [];
    const began = new Date(Date.parse(now) - chat.minutesAgo * MINUTE).toISOString();
    return talkOf(stepsOf(asker.store, began, random), asker.person, chat, () => asker.person);
  });
  return [...over, ...waiting];
}

type Step = (who: PersonPlan, minutes: number, deed: ChatPlan['deed']) => ChatPlan;

/** The start of a chat and what is said in it; `after` is in minutes after what stands before. */
function talkOf(
  step: Step,
  asker: PersonPlan,
  {
    topic,
    page,
    lines,
  }: { topic: string; page: string; lines: readonly { by: string; after: number; text: string }[] },
  whoIs: (by: string) => PersonPlan,
): ChatPlan[] {
  let minutes = 0;
  const said = lines.map(({ by, after, text }) => step(whoIs(by), (minutes += after), { do: 'say', text }));
  return [step(asker, 0, { do: 'start', topic: chatTopics.find((one) => one === topic) ?? 'other', page }), ...said];
}

/** Makes the steps of one chat, at minutes after it began. */
function stepsOf(store: StorePlan, began: string, random: Random): Step {
  const chatId = idAt(began, random);
  return ({ id: by, name, userType }, minutes, deed) => {
    const at = new Date(Date.parse(began) + minutes * MINUTE).toISOString();
    return { kind: 'chat', at, storeId: store.id, by, name, userType, chatId, deed };
  };
}

/** A person with their first store; undefined in a business that has no such person. */
function inHouse({ people, stores }: House, email: string): { person: PersonPlan; store: StorePlan } | undefined {
  const person = people.find((one) => one.email === email);
  const store = stores.find(({ id }) => id === person?.storeIds[0]);
  return person && store ? { person, store } : undefined;
}

const MINUTE = 60_000;
