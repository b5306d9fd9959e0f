import { Alert, Button } from '@tilldesk/ui';
import { NotificationPanel } from '@tilldesk/ui/overlay';
import type { Notification } from '@tilldesk/domain/notifications';
import { useIntl } from 'react-intl';
import { useSharedState } from '../../browser/sharedState.ts';
import { routerLink } from '../../navigation/routerLink.tsx';
import { ago } from '../../i18n/ago.ts';
import type { MessageId } from '../../i18n/Messages.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ApiProblem } from '../../api/ApiProblem.ts';
import {
  loadNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  useNotifications,
} from '../../realtime/notifications.ts';
import { outside } from '../../api/environment.ts';
import { realtime } from '../../realtime/socket.ts';
import { toasts } from '../../page/toasts.ts';
import { noticeFace, noticeTexts } from './notificationText.ts';

/** The user's notifications, ten on a page. Opening one marks it as read; all can be marked at once. */
export function Notices({ onDone }: { onDone: () => void }) {
  const t = useTranslate();
  const { list } = useNotifications();
  const item = useItem();
  const notice = useProblemNotice();

  const toastResult = async (work: Promise<void>, done: MessageId, failed: MessageId) => {
    try {
      await work;
      toasts.show({ tone: 'ok', text: t(done) });
    } catch (thrown) {
      if (!(thrown instanceof ApiProblem)) throw thrown;
      toasts.show({ tone: 'bad', text: t(thrown.code === 'socket.closed' ? 'notices.closed' : failed) });
    }
  };

  return (
    <NotificationPanel
      title={t('shell.notices')}
      items={list?.notifications.map(item)}
      unread={list?.unread ?? 0}
      page={list?.pagination.page ?? 1}
      pages={list?.pagination.totalPages ?? 1}
      onPage={(page) => void loadNotifications(page)}
      onSelect={({ id, unread, href }) => {
        if (unread) void toastResult(markNotificationRead(id), 'notices.read', 'notices.readFailed');
        if (href !== undefined) onDone();
      }}
      onReadAll={() => void toastResult(markAllNotificationsRead(), 'notices.allRead', 'notices.allReadFailed')}
      notice={notice}
      renderLink={routerLink}
      texts={{
        readAll: t('notices.readAll'),
        previous: t('notices.previous'),
        next: t('notices.next'),
        place: (page, pages) => t('notices.place', { page, pages }),
        empty: t('notices.empty'),
        emptyText: t('notices.emptyText'),
        loading: t('notices.loading'),
        unread: t('notices.unread'),
      }}
    />
  );
}

/** Returns why the list is missing or may be outdated; undefined when there is no problem. */
function useProblemNotice() {
  const t = useTranslate();
  const { problem } = useNotifications();
  const isCut = useSharedState(realtime) === 'disconnected';
  if (isCut || problem?.code === 'socket.closed') return <Alert tone="warn">{t('notices.closed')}</Alert>;
  if (!problem) return undefined;
  const again = (
    <Button size="s" onClick={() => void loadNotifications()}>
      {t('notices.again')}
    </Button>
  );
  return (
    <Alert tone="bad" actions={again}>
      {t('notices.failed')}
    </Alert>
  );
}

/** Returns a function that formats a notification: text and icon of its type, and its time. */
function useItem() {
  const t = useTranslate();
  const formats = useFormats();
  const { locale } = useIntl();
  const now = outside.now();
  return (notification: Notification) => {
    const { id, type, createdAt, isRead, link } = notification;
    const { title, body } = noticeTexts(notification, t, formats);
    return {
      ...noticeFace(type),
      id,
      title,
      text: body,
      at: createdAt,
      timeText: ago(Date.parse(createdAt), now, locale) ?? formats.moment(createdAt),
      unread: !isRead,
      ...(link === null ? {} : { href: link }),
    };
  };
}
