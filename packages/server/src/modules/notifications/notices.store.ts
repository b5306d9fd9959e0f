import { paginate, TOTAL_EXACT_MAX } from '@tilldesk/domain/contract';
import { Problem } from '@tilldesk/domain/problems';
import {
  notificationTemplates,
  type NotificationKind,
  type Notification,
  type NotificationList,
} from '@tilldesk/domain/notifications';
import { offsetOf, type Paging } from '../../crud/paging.ts';
import type { Tx } from '../../database/transaction.ts';

export type NoticeRow = {
  id: string;
  kind: string;
  title: string;
  body: string;
  params: Record<string, string | number>;
  link: string | null;
  created_at: string;
  read_at: string | null;
};

const isKind = (kind: string): kind is NotificationKind => kind in notificationTemplates;

/** Converts a row to a notice of the API. */
export const noticeOf = (row: NoticeRow): Notification => ({
  id: row.id,
  _id: row.id,
  title: row.title,
  type: row.kind,
  body: row.body,
  link: row.link,
  isRead: row.read_at !== null,
  createdAt: row.created_at,
  params: row.params,
  // Unknown kinds, of a newer version or removed since, are shown with their saved text.
  severity: isKind(row.kind) ? notificationTemplates[row.kind].severity : 'normal',
});

type Reader = { businessId: string; userId: string };

/** Returns a page of a person's own notices, newest first, and the total of unread ones. */
export async function listNotifications(
  tx: Tx,
  { businessId, userId }: Reader,
  page: Paging,
): Promise<NotificationList> {
  const own = [businessId, userId];
  const rows = await tx.raw<NoticeRow>(
    `select id, kind, title, body, params, link, created_at, read_at from notifications
     where business_id = $1 and user_id = $2 order by created_at desc, id desc limit $3 offset $4`,
    [...own, page.limit, offsetOf(page)],
    'list_notices',
  );
  const [counts] = await tx.raw<{ found: number; unread: number }>(
    counting,
    [...own, TOTAL_EXACT_MAX + 1],
    'count_notices',
  );
  const { found, unread } = counts ?? { found: 0, unread: 0 };
  return { notifications: rows.map(noticeOf), pagination: paginate(page.page, page.limit, found), unread };
}

const counting = `
select
  (select count(*) from (select from notifications where business_id = $1 and user_id = $2 limit $3) x)::int as found,
  (select count(*) from notifications where business_id = $1 and user_id = $2 and read_at is null)::int as unread`;

/** Marks a person's own notice as read. A notice that is already read does not change. Throws record.notFound. */
export async function markNotificationRead(
  tx: Tx,
  { businessId, userId }: Reader,
  now: string,
  id: string,
): Promise<void> {
  const rows = await tx.raw(
    `update notifications set read_at = coalesce(read_at, $4)
     where business_id = $1 and user_id = $2 and id = $3 returning id`,
    [businessId, userId, id, now],
    'read_notice',
  );
  if (rows.length === 0) throw new Problem('record.notFound');
}

export async function markAllNotificationsRead(tx: Tx, { businessId, userId }: Reader, now: string): Promise<void> {
  await tx.raw(
    'update notifications set read_at = $3 where business_id = $1 and user_id = $2 and read_at is null',
    [businessId, userId, now],
    'read_all_notices',
  );
}

/** Deletes notices that are older than 90 days, read or not. Covers all businesses; runs as the database owner at startup. */
export async function deleteOldNotices(tx: Tx, now: string): Promise<void> {
  await tx.raw(`delete from notifications where created_at < $1::timestamptz - interval '90 days'`, [now]);
}
