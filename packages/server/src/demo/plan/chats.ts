import { chatTopics, type ChatTopic } from '@tilldesk/domain/chat';
import { addDays, dayOf, momentAt } from '@tilldesk/domain/time';
import { idAt } from './ids.ts';
import chats from '../lists/chats.json' with { type: 'json' };
import type { Random } from '../random.ts';
import type { DemoBusiness, PersonPlan, StorePlan } from './shops.ts';

/** An action of a person in a chat of the plan. */
export type ChatStep = {
  kind: 'chat';
  at: string;
  storeId: string;
  by: string;
  name: string;
  userType: string;
  chatId: string;
  operation:
    | { action: 'start'; topic: ChatTopic; page: string }
    | { action: 'join' }
    | { action: 'say'; text: string }
    | { action: 'readAll' }
    | { action: 'close' };
};

/**
 * Plans the support chats: conversations that are closed and read by both sides, and one that is waiting at `now`. Each belongs
 * to the first store of its requester; staff join two minutes after its start.
 */
export function planChats(staffing: DemoBusiness, now: string, random: Random): ChatStep[] {
  const closed = chats.over.flatMap((chat) => {
    const [requester, staff] = [personWithStore(staffing, chat.requester), personWithStore(staffing, chat.staff)];
    if (!requester || !staff) return [];
    const zone = requester.store.timeZone;
    const startedAt = momentAt(addDays(dayOf(now, zone), -chat.daysAgo), chat.time, zone);
    const step = stepsOf(requester.store, startedAt, random);
    const endMinutes = chat.lines.reduce((sum, { after }) => sum + after, 2);
    return [
      ...chatPlansOf(step, requester.person, chat, (by) => (by === 'requester' ? requester.person : staff.person)),
      step(staff.person, 2, { action: 'join' }),
      step(requester.person, endMinutes, { action: 'readAll' }),
      step(staff.person, endMinutes, { action: 'readAll' }),
      step(chat.closedBy === 'requester' ? requester.person : staff.person, endMinutes, { action: 'close' }),
    ];
  });
  const waiting = chats.waiting.flatMap((chat) => {
    const requester = personWithStore(staffing, chat.requester);
    if (!requester) return [];
    const startedAt = new Date(Date.parse(now) - chat.minutesAgo * MINUTE).toISOString();
    return chatPlansOf(stepsOf(requester.store, startedAt, random), requester.person, chat, () => requester.person);
  });
  return [...closed, ...waiting];
}

type Step = (author: PersonPlan, minutes: number, operation: ChatStep['operation']) => ChatStep;

/** Returns the start of a chat and its messages; `after` is in minutes after the previous message. */
function chatPlansOf(
  step: Step,
  requester: PersonPlan,
  {
    topic,
    page,
    lines,
  }: { topic: string; page: string; lines: readonly { by: string; after: number; text: string }[] },
  personOf: (by: string) => PersonPlan,
): ChatStep[] {
  let minutes = 0;
  const messages = lines.map(({ by, after, text }) => step(personOf(by), (minutes += after), { action: 'say', text }));
  return [
    step(requester, 0, { action: 'start', topic: chatTopics.find((one) => one === topic) ?? 'other', page }),
    ...messages,
  ];
}

/** Returns a function that makes the steps of one chat, at minutes after its start. */
function stepsOf(store: StorePlan, startedAt: string, random: Random): Step {
  const chatId = idAt(startedAt, random);
  return ({ id: by, name, userType }, minutes, operation) => {
    const at = new Date(Date.parse(startedAt) + minutes * MINUTE).toISOString();
    return { kind: 'chat', at, storeId: store.id, by, name, userType, chatId, operation };
  };
}

/** Returns a person with their first store; undefined in a business that has no such person. */
function personWithStore(
  { people, stores }: DemoBusiness,
  email: string,
): { person: PersonPlan; store: StorePlan } | undefined {
  const person = people.find((one) => one.email === email);
  const store = stores.find(({ id }) => id === person?.storeIds[0]);
  return person && store ? { person, store } : undefined;
}

const MINUTE = 60_000;
