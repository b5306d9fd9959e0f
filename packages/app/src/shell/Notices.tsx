import { Alert, Button } from '@tilldesk/ui';
import { NotificationPanel } from '@tilldesk/ui/overlay';
import type { Notification } from '@tilldesk/domain/shop';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { routerLink } from '../kit/go/routerLink.tsx';
import { ago } from '../kit/say/ago.ts';
import type { MessageId } from '../kit/say/Sayings.ts';
import { useFormats } from '../kit/say/useFormats.ts';
import { useSay } from '../kit/say/useSay.ts';
import { ApiProblem } from '../wiring/ApiProblem.ts';
import { askNotices, readAllNotices, readNotice, useNotices } from '../wiring/notices.ts';
import { outside } from '../wiring/outside.ts';
import { live } from '../wiring/socket.ts';
import { toasts } from '../wiring/toasts.ts';
import { noticeFace, noticeWords } from './noticeWords.ts';

/** What the person was told, ten on a page: read one by opening it, or all at once. */
export function Notices({ onDone }: { onDone: () => void }) {
  const say = useSay();
  const { list } = useNotices();
  const item = useItem();
  const notice = useProblemNotice();

  const tell = async (work: Promise<void>, done: MessageId, failed: MessageId) => {
    try {
      await work;
      toasts.show({ tone: 'ok', text: say(done) });
    } catch (thrown) {
      if (!(thrown instanceof ApiProblem)) throw thrown;
      toasts.show({ tone: 'bad', text: say(thrown.code === 'socket.closed' ? 'notices.closed' : failed) });
    }
  };

  return (
    <NotificationPanel
      title={say('shell.notices')}
      items={list?.notifications.map(item)}
      unread={list?.unread ?? 0}
      page={list?.pagination.page ?? 1}
      pages={list?.pagination.totalPages ?? 1}
      onPage={(page) => void askNotices(page)}
      onSelect={({ id, unread, href }) => {
        if (unread) void tell(readNotice(id), 'notices.read', 'notices.readFailed');
        if (href !== undefined) onDone();
      }}
      onReadAll={() => void tell(readAllNotices(), 'notices.allRead', 'notices.allReadFailed')}
      notice={notice}
      renderLink={routerLink}
      words={{
        readAll: say('notices.readAll'),
        previous: say('notices.previous'),
        next: say('notices.next'),
        place: (page, pages) => say('notices.place', { page, pages }),
        empty: say('notices.empty'),
        emptyText: say('notices.emptyText'),
        loading: say('notices.loading'),
        unread: say('notices.unread'),
      }}
    />
  );
}

/** Why the list is missing or may be old; undefined while all is well. */
function useProblemNotice() {
  const say = useSay();
  const { problem } = useNotices();
  const isCut = useSyncExternalStore(live.subscribe, live.state) === 'disconnected';
  if (isCut || problem?.code === 'socket.closed') return <Alert tone="warn">{say('notices.closed')}</Alert>;
  if (!problem) return undefined;
  const again = (
    <Button size="s" onClick={() => void askNotices()}>
      {say('notices.again')}
    </Button>
  );
  return (
    <Alert tone="bad" actions={again}>
      {say('notices.failed')}
    </Alert>
  );
}

/** How a notification is drawn: its kind's words and face, and when it was. */
function useItem() {
  const say = useSay();
  const formats = useFormats();
  const { locale } = useIntl();
  const now = outside.now();
  return (notification: Notification) => {
    const { id, type, createdAt, isRead, link } = notification;
    const { title, body } = noticeWords(notification, say, formats);
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
