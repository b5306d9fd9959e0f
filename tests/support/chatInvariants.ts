import { setTimeout as pause } from 'node:timers/promises';
import { asOwner } from '../../packages/server/src/database/transaction.ts';
import type { Chatter } from './chatters.ts';
import { onDatabase } from './crowdedShop.ts';

type Row = { chat_id: string; seq: number; id: string; sender_id: string; content: string };
type Count = { chat_id: string; user_id: string; unread: number };

/** Outcome of the written messages by the database; every list contains problems and should be empty. */
export type ChatReport = {
  /** Written messages, and saved rows. */
  written: number;
  kept: number;
  /** Chats whose messages are not numbered 1, 2, 3 … */
  gaps: string[];
  /** People whose messages are not saved exactly once and in order. */
  changed: string[];
  /** Acknowledged messages that are not saved as acknowledged. */
  forgotten: string[];
  /** Windows that do not show their chat as saved; that showed an invalid state at some time; with a wrong unread count. */
  shownIncorrectly: string[];
  shownNonsense: string[];
  miscounted: string[];
};

/** Compares what windows wrote, received and show with the database of their server. */
async function chatReportOf(dataFolder: string, chatters: readonly Chatter[]): Promise<ChatReport> {
  const { rows, counts } = await readAll(dataFolder);
  const rowsOf = Map.groupBy(rows, ({ chat_id }) => chat_id);
  const windowsOf = Map.groupBy(chatters, ({ chatId, face }) => `${chatId} ${face.id}`);
  const unreadOf = new Map(counts.map(({ chat_id, user_id, unread }) => [`${chat_id} ${user_id}`, unread]));
  const namesWhere = (is: (one: Chatter) => boolean) => chatters.filter(is).map(({ face }) => face.name);
  return {
    written: chatters.reduce((sum, { written }) => sum + written.length, 0),
    kept: rows.length,
    gaps: [...rowsOf].filter(([, of]) => of.some(({ seq }, n) => seq !== n + 1)).map(([chatId]) => chatId),
    changed: [...windowsOf.values()].flatMap((windows) => {
      const [{ face, chatId }] = windows as [Chatter];
      const stored = (rowsOf.get(chatId) ?? []).filter(({ sender_id }) => sender_id === face.id);
      // Each of two windows of a person has its own order; together any order is valid.
      const isSame = windows.length === 1 ? same : sameInAnyOrder;
      return isSame(
        stored.map(({ content }) => content),
        windows.flatMap(({ written }) => written),
      )
        ? []
        : [face.name];
    }),
    forgotten: chatters.flatMap(({ acknowledged, chatId }) => {
      const known = new Map((rowsOf.get(chatId) ?? []).map(({ id, seq, content }) => [id, `${seq} ${content}`]));
      return acknowledged.filter(({ id, seq, content }) => known.get(id) !== `${seq} ${content}`).map(({ id }) => id);
    }),
    shownIncorrectly: namesWhere(
      ({ client, chatId }) =>
        !same(
          (client.getSnapshot().open?.messages ?? []).map(({ id }) => id),
          (rowsOf.get(chatId) ?? []).map(({ id }) => id),
        ),
    ),
    shownNonsense: chatters.flatMap(({ face, faults }) => faults.map((fault) => `${face.name}: ${fault}`)),
    miscounted: namesWhere(({ client, chatId, face }) => {
      const shown = client.getSnapshot().chats.find((chat) => chat.chatId === chatId)?.unread;
      return shown !== unreadOf.get(`${chatId} ${face.id}`);
    }),
  };
}

/** The result after all read markers are processed, which are sent last; at most 10 s later. */
export async function finalReportOf(dataFolder: string, chatters: readonly Chatter[]): Promise<ChatReport> {
  for (let tries = 20; ; tries -= 1) {
    const report = await chatReportOf(dataFolder, chatters);
    if (report.miscounted.length === 0 || tries === 0) return report;
    await pause(500);
  }
}

/** The expected result for a number of messages. */
export const faultless = (written: number): ChatReport => ({
  written,
  kept: written,
  gaps: [],
  changed: [],
  forgotten: [],
  shownIncorrectly: [],
  shownNonsense: [],
  miscounted: [],
});

const readAll = (dataFolder: string) =>
  onDatabase(dataFolder, (db) =>
    asOwner(db, async (tx) => ({
      rows: await tx.raw<Row>(
        'select chat_id, seq, id, sender_id, content from chat_messages order by business_id, chat_id, seq',
        [],
      ),
      counts: await tx.raw<Count>(
        `select p.chat_id, p.user_id, count(m.id)::int as unread
         from chat_members p
         left join chat_messages m on m.business_id = p.business_id and m.chat_id = p.chat_id
           and m.sender_id <> p.user_id and m.seq > p.read_seq
         group by p.chat_id, p.user_id`,
        [],
      ),
    })),
  );

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((item, n) => item === other[n]);

const sameInAnyOrder = (one: readonly string[], other: readonly string[]): boolean =>
  same(one.toSorted(), other.toSorted());

/** Reconnects after each of these times: the maximum within any second, ascending. */
export function peaksOf(chatters: readonly Chatter[], moments: readonly number[]): number[] {
  // The first gap is the time before the first connection.
  const times = chatters.flatMap(({ gaps }) => gaps.slice(1).flatMap(({ to }) => to ?? [])).toSorted((a, b) => a - b);
  return moments
    .map((moment, n) => times.filter((at) => at >= moment && at < (moments[n + 1] ?? Infinity)))
    .map((after) =>
      Math.max(0, ...after.map((at, n) => after.filter((other, m) => m >= n && other < at + 1_000).length)),
    )
    .toSorted((a, b) => a - b);
}
