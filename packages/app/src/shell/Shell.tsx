import { AppShell } from '@tilldesk/ui/shell';
import { Toaster } from '@tilldesk/ui/overlay';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useCurrentPage } from '../page/useCurrentPage.ts';
import { translateNow, useTranslate } from '../i18n/useTranslate.ts';
import { mayChat } from '../realtime/chatRights.ts';
import { useChatWindows } from '../realtime/chatWindows.ts';
import { openSocket } from '../realtime/socket.ts';
import { toasts } from '../page/toasts.ts';
import { currentPreview } from '../session/preview.ts';
import { useSession } from '../session/useSession.ts';
import { LeaveGate } from './LeaveDialog.tsx';
import { PreviewStrip } from './PreviewStrip.tsx';
import { Progress } from './Progress.tsx';
import { ShellHeader } from './ShellHeader.tsx';
import { ShellNav } from './ShellNav.tsx';
import { lazyPart } from '../page/lazyOnIdle.tsx';

// These dialogs load after the first page.
const Interruptions = lazyPart(async () => (await import('./Interruptions.tsx')).loadInterruptions());
const Printing = lazyPart(async () => (await import('../printing/Printing.tsx')).Printing);
const SupportCorner = lazyPart(async () => (await import('./chat/SupportCorner.tsx')).loadSupportCorner());

/** Maximum number of toasts: in the shop, and while the user is in a chat (spec §9). */
const TOASTS = { shop: 3, support: 9 };

/** The frame of every page behind the sign-in: header, side menu, the one main, toasts, the leave dialog. */
export function Shell() {
  const t = useTranslate();
  const { token, permissions } = useSession();
  const { support, staff } = useChatWindows();
  const [preview] = useState(currentPreview);
  const tight = useCurrentPage()?.tight;
  const inChat = support === 'open' || staff === 'open';
  useEffect(
    function stayLive() {
      // The events of a preview would be those of the user's own rights.
      if (preview !== null) return undefined;
      return openSocket(token, (reason) => {
        const translate = translateNow();
        const message = reason === '' ? translate('shell.live.noReason') : reason;
        toasts.show({ tone: 'warn', text: translate('shell.live.failed', { message }) });
      });
    },
    [token, preview],
  );
  return (
    <>
      <Progress />
      <AppShell
        header={<ShellHeader />}
        nav={<ShellNav />}
        tight={tight}
        corner={
          preview === null && mayChat({ permissions }) ? (
            <Suspense>
              <SupportCorner />
            </Suspense>
          ) : undefined
        }
        texts={{
          skip: t('shell.skip'),
          navigation: t('shell.menu'),
          openNavigation: t('shell.menu.open'),
          closeNavigation: t('shell.menu.close'),
          collapseNavigation: t('shell.menu.fold'),
          expandNavigation: t('shell.menu.unfold'),
        }}
      >
        <Suspense>
          <Printing />
        </Suspense>
        {preview && <PreviewStrip preview={preview} />}
        <Outlet />
      </AppShell>
      <Toaster
        toasts={toasts}
        visible={inChat ? TOASTS.support : TOASTS.shop}
        position={inChat ? 'top-center' : 'top-right'}
        label={t('shell.toasts')}
        dismissLabel={t('shell.toasts.dismiss')}
      />
      <LeaveGate />
      <Suspense>
        <Interruptions />
      </Suspense>
      <ScrollRestoration />
    </>
  );
}
