import { AppShell } from '@tilldesk/ui/shell';
import { Toaster } from '@tilldesk/ui/overlay';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { sayNow, useSay } from '../kit/say/useSay.ts';
import { openSocket } from '../wiring/socket.ts';
import { toasts } from '../wiring/toasts.ts';
import { useSession } from '../wiring/useSession.ts';
import { LeaveGate } from './LeaveGate.tsx';
import { Progress } from './Progress.tsx';
import { ShellHeader } from './ShellHeader.tsx';
import { ShellNav } from './ShellNav.tsx';

/** The frame of every page behind the sign-in: header, side menu, the one main, toasts, the leave question. */
export function Shell() {
  const say = useSay();
  const { token } = useSession();
  useEffect(
    function stayLive() {
      return openSocket(token, (reason) => {
        const sayIt = sayNow();
        const message = reason === '' ? sayIt('shell.live.noReason') : reason;
        toasts.show({ tone: 'warn', text: sayIt('shell.live.failed', { message }) });
      });
    },
    [token],
  );
  return (
    <>
      <Progress />
      <AppShell
        header={<ShellHeader />}
        nav={<ShellNav />}
        words={{
          skip: say('shell.skip'),
          navigation: say('shell.menu'),
          openNavigation: say('shell.menu.open'),
          closeNavigation: say('shell.menu.close'),
          collapseNavigation: say('shell.menu.fold'),
          expandNavigation: say('shell.menu.unfold'),
        }}
      >
        <Outlet />
      </AppShell>
      <Toaster toasts={toasts} label={say('shell.toasts')} dismissLabel={say('shell.toasts.dismiss')} />
      <LeaveGate />
      <ScrollRestoration />
    </>
  );
}
