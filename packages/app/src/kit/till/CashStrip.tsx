import { Button, Strip } from '@tilldesk/ui';
import { clockDoor } from '../../wiring/clockDoor.ts';
import { ownRegister } from '../../wiring/ownRegister.ts';
import { useSession } from '../../wiring/useSession.ts';
import { Go } from '../go/Go.tsx';
import { Row } from '../page/flow.styles.ts';
import { useSay } from '../say/useSay.ts';
import { useJoin } from './useJoin.ts';
import type { OwnDrawer } from './useOwnDrawer.ts';

/** Says that cash would be counted in no drawer, and leads into one: by one press where it is open. Draws nothing where all is well. */
export function CashStrip({ drawer }: { drawer: OwnDrawer }) {
  const say = useSay();
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
            {say('till.join', { register })}
          </Button>
        ) : drawer.state === 'closed' ? (
          <Row>
            {!isAdmin && (
              <Button icon="clock" aria-haspopup="dialog" onClick={clockDoor.open}>
                {say('till.clockIn')}
              </Button>
            )}
            <Go to="/cash-in-out/history" tone="secondary" icon="drawer">
              {say('till.open')}
            </Go>
          </Row>
        ) : (
          <Row>
            {drawer.registers.map(({ id, name }) => (
              <Button key={id} onClick={() => ownRegister.choose(id)}>
                {name}
              </Button>
            ))}
          </Row>
        )
      }
    >
      {problem ??
        say(drawer.state === 'unchosen' ? 'till.unchosen' : 'till.uncounted', {
          register,
          state: drawer.state,
          allowed: store.transaction.cashWithoutDrawer ? 'yes' : 'no',
        })}
    </Strip>
  );
}
