import type { ModuleName, Right } from '@tilldesk/domain/rights';
import { notificationTemplates, type NotificationKind, type NotificationParams } from '@tilldesk/domain/notifications';
import { newId } from '../../database/new-id.ts';
import type { Tx } from '../../database/transaction.ts';
import type { FailedMail } from '../../email/mailer.ts';
import type { UserEvent } from '../../realtime/changes.ts';
import { noticeOf, type NoticeRow } from './notices.store.ts';

/** The store, the time and the person of an event. A signed-in `{ ...caller, now, actorId: caller.userId }` fits. */
export type EventSource = { businessId: string; storeId: string; now: string; actorId?: string };

/** A notice of a kind, with its parameters and its audience. */
export type Notice = {
  [K in NotificationKind]: {
    kind: K;
    params: NotificationParams[K];
    /** These people, or all people of the store with the right. Deactivated people receive nothing. */
    audience: { users: readonly string[] } | { needs: readonly [ModuleName, Right] };
    /** A path of the app, or null. */
    link: string | null;
    /** Identifies notices about the same subject: an unread one is renewed instead of adding a second one. */
    groupKey?: string;
  };
}[NotificationKind];

type NoticeToAdmins = { [K in NotificationKind]: Omit<Extract<Notice, { kind: K }>, 'audience'> }[NotificationKind];

/**
 * Notifies people. Saves the notice for each person of the audience, in the transaction of its cause. All notices go through this
 * function. Publish the returned events, so that they are sent live after the commit.
 */
export async function notify(tx: Tx, at: EventSource, notice: Notice): Promise<UserEvent[]> {
  const people = await audienceOf(tx, at, notice.audience);
  if (people.length === 0) return [];
  const noticeText = noticeTextOf(notice);
  const rows = await tx.raw<NoticeRow & { user_id: string }>(
    insert,
    [
      at.businessId,
      at.storeId,
      notice.kind,
      noticeText.title,
      noticeText.body,
      JSON.stringify(notice.params),
      notice.link,
      notice.groupKey ?? null,
      at.actorId ?? null,
      at.now,
      people,
      people.map(() => newId(at.now)),
    ],
    'raise',
  );
  return rows.map((row) => ({
    businessId: at.businessId,
    userId: row.user_id,
    event: 'new_notification',
    payload: noticeOf(row),
  }));
}

/** Notifies the admins of a business. The notice refers to one of their stores. Does nothing if no admin has a store. */
export async function notifyAdmins(
  tx: Tx,
  businessId: string,
  now: string,
  notice: NoticeToAdmins,
): Promise<UserEvent[]> {
  const [admins] = await tx.raw<{ storeId: string | null; users: string[] | null }>(
    `select (array_agg(us.store_id order by us.store_id))[1] as "storeId", array_agg(distinct u.id::text) as users
     from users u join user_stores us on us.business_id = u.business_id and us.user_id = u.id
     where u.business_id = $1 and u.user_type = 'admin' and u.active`,
    [businessId],
  );
  if (!admins?.storeId || !admins.users) return [];
  return notify(tx, { businessId, storeId: admins.storeId, now }, { ...notice, audience: { users: admins.users } });
}

/** Notifies the admins of a business of a mail that was given up. */
export const notifyOfFailedMail = (
  tx: Tx,
  { businessId, address, tries }: FailedMail,
  now: string,
): Promise<UserEvent[]> =>
  notifyAdmins(tx, businessId, now, {
    kind: 'mailFailed',
    params: { address, tries },
    link: null,
    groupKey: `mailFailed ${address}`,
  });

/** Returns the English sentences of a notice, typed by its kind. */
function noticeTextOf<K extends NotificationKind>({ kind, params }: { kind: K; params: NotificationParams[K] }) {
  return { title: notificationTemplates[kind].title(params), body: notificationTemplates[kind].body(params) };
}

/** Returns the ids in ascending order, so that two parallel notices cannot deadlock. */
async function audienceOf(tx: Tx, at: EventSource, audience: Notice['audience']): Promise<string[]> {
  const rows =
    'users' in audience
      ? await tx.raw<{ id: string }>(
          'select id from users where business_id = $1 and id = any($2::uuid[]) and active order by id',
          [at.businessId, audience.users],
        )
      : await tx.raw<{ id: string }>(withRight, [at.businessId, at.storeId, ...audience.needs]);
  return rows.map(({ id }) => id);
}

const withRight = `
select u.id from user_stores s
join users u on u.business_id = s.business_id and u.id = s.user_id and u.active
join roles r on r.business_id = u.business_id and r.id = u.role_id
where s.business_id = $1 and s.store_id = $2 and exists (
  select from jsonb_array_elements(r.permissions) p where lower(p->>'module') = lower($3::text) and (p->>$4::text)::boolean)
order by u.id`;

const insert = `
insert into notifications as n
  (business_id, store_id, kind, title, body, params, link, group_key, actor_id, created_at, user_id, id)
select $1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10::timestamptz, x.user_id, x.id
from unnest($11::uuid[], $12::uuid[]) as x(user_id, id)
on conflict (business_id, user_id, group_key) where read_at is null
do update set store_id = excluded.store_id, title = excluded.title, body = excluded.body, params = excluded.params,
  link = excluded.link, actor_id = excluded.actor_id, created_at = excluded.created_at
returning n.user_id, n.id, n.kind, n.title, n.body, n.params, n.link, n.created_at, n.read_at`;
