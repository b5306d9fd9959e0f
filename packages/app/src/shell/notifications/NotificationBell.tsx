import { NotificationBell as Bell } from '@tilldesk/ui/shell';
import { Popover } from '@tilldesk/ui/overlay';
import type { Notification } from '@tilldesk/domain/notifications';
import { Suspense, useEffect, useRef, useState } from 'react';
import { catalogue } from '../../i18n/catalogue.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { translateNow, useTranslate } from '../../i18n/useTranslate.ts';
import { subscribeToNotifications, useNotifications } from '../../realtime/notifications.ts';
import { toasts } from '../../page/toasts.ts';
import { noticeTexts } from './notificationText.ts';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

const Notices = lazyPart(
  async () => {
    const [{ Notices: drawn }] = await Promise.all([import('./NotificationToasts.tsx'), catalogue.add('notices')]);
    return drawn;
  },
  { ahead: true },
);

/** Shows the number of unread notifications and opens them; new ones are announced, urgent ones shown as a toast. */
export function NotificationBell() {
  const t = useTranslate();
  const unread = useNotifications().list?.unread ?? 0;
  const formats = useRef(useFormats());
  const [announcement, announce] = useState('');
  useEffect(function announceNotifications() {
    const showNotification = async (notification: Notification) => {
      await catalogue.add('notices');
      const translate = translateNow();
      const { title, body } = noticeTexts(notification, translate, formats.current);
      if (notification.severity === 'high') toasts.show({ tone: 'warn', text: title, detail: body });
      else announce(translate('notices.new', { title }));
    };
    return subscribeToNotifications((notification) => void showNotification(notification));
  }, []);
  return (
    <Popover
      label={t('shell.notices')}
      placement="bottom-end"
      button={(props) => (
        <Bell
          {...props}
          label={unread === 0 ? t('shell.notices') : t('shell.notices.unread', { count: unread })}
          unread={unread}
          announcement={announcement}
        />
      )}
    >
      {(close) => (
        <Suspense>
          <Notices onDone={close} />
        </Suspense>
      )}
    </Popover>
  );
}
