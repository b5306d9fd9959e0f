import { Button, Strip } from '@tilldesk/ui';
import { clockDialog } from '../timeclock/clockDialog.ts';
import { currentRegister } from './currentRegister.ts';
import { useSession } from '../session/useSession.ts';
import { PageLink } from '../navigation/PageLink.tsx';
import { Row } from '../page/flow.styles.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useJoin } from './useJoin.ts';
import type { CurrentDrawer } from './useCurrentDrawer.ts';

/**
 * Warns that cash would not be counted in any drawer, and leads to one: with a single click when it is open. Renders nothing
 * otherwise.
 */
export function CashStrip({ drawer }: { drawer: CurrentDrawer }) {
  const t = useTranslate();
  const { user, store } = useSession();
  const { join, busy, problem } = useJoin();
  if (drawer.state === 'unknown' || drawer.state === 'joined') return null;
  const register = drawer.state === 'unchosen' ? '' : drawer.register.name;
  const isAdmin = user.userType === 'admin';
  return (
    <Strip
      role="status"
      tone="warn"
      end={
        drawer.state === 'others' ? (
          <Button busy={busy} icon="drawer" onClick={() => join(drawer.sessionId)}>
            {t('till.join', { register })}
          </Button>
        ) : drawer.state === 'closed' ? (
          <Row>
            {!isAdmin && (
              <Button icon="clock" aria-haspopup="dialog" onClick={clockDialog.open}>
                {t('till.clockIn')}
              </Button>
            )}
            <PageLink to="/cash-in-out/history" tone="secondary" icon="drawer">
              {t('till.open')}
            </PageLink>
          </Row>
        ) : (
          <Row>
            {drawer.registers.map(({ id, name }) => (
              <Button key={id} onClick={() => currentRegister.set(id)}>
                {name}
              </Button>
            ))}
          </Row>
        )
      }
    >
      {problem ??
        t(drawer.state === 'unchosen' ? 'till.unchosen' : 'till.uncounted', {
          register,
          state: drawer.state,
          allowed: store.transaction.cashWithoutDrawer ? 'yes' : 'no',
        })}
    </Strip>
  );
}
