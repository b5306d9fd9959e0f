import { NotificationBell as Bell } from '@tilldesk/ui/shell';
import { Popover } from '@tilldesk/ui/overlay';
import type { Notification } from '@tilldesk/domain/shop';
import { Suspense, useEffect, useRef, useState } from 'react';
import { catalogue } from '../kit/say/catalogue.ts';
import { useFormats } from '../kit/say/useFormats.ts';
import { translateNow, useTranslate } from '../kit/say/useSay.ts';
import { followNotices, useNotices } from '../wiring/notices.ts';
import { toasts } from '../wiring/toasts.ts';
import { noticesMessages } from './notices.messages.ts';
import { noticeTexts } from './noticeWords.ts';
import { lazyPart } from '../kit/page/later.tsx';

const Notices = lazyPart(
  async () => {
    const [{ Notices: drawn }] = await Promise.all([import('./Notices.tsx'), catalogue.add(noticesMessages)]);
    return drawn;
  },
  { ahead: true },
);

/** How many notifications are unread, and the way to them; what comes in is read out, and the urgent shown. */
export function NotificationBell() {
  const t = useTranslate();
  const unread = useNotices().list?.unread ?? 0;
  const formats = useRef(useFormats());
  const [announcement, announce] = useState('');
  useEffect(function followTheSocket() {
    const showNotification = async (notification: Notification) => {
      await catalogue.add(noticesMessages);
      const translate = translateNow();
      const { title, body } = noticeTexts(notification, translate, formats.current);
      if (notification.severity === 'high') toasts.show({ tone: 'warn', text: title, detail: body });
      else announce(translate('notices.new', { title }));
    };
    return followNotices((notification) => void showNotification(notification));
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
