import { Button } from '@tilldesk/ui';
import { Menu, type MenuItem } from '@tilldesk/ui/overlay';
import { clockDoor } from '../../wiring/clockDoor.ts';
import { ownRegister } from '../../wiring/ownRegister.ts';
import { useSession } from '../../wiring/useSession.ts';
import { useGo } from '../go/useGo.ts';
import { useMayEnter } from '../go/useMayEnter.ts';
import { useSay } from '../say/useSay.ts';
import { useJoin } from './useJoin.ts';
import { useOwnDrawer } from './useOwnDrawer.ts';

/** Which register this browser stands at and how its drawer stands; a menu chooses another one, joins or opens its drawer. */
export function RegisterMenu() {
  const say = useSay();
  const go = useGo();
  const { user } = useSession();
  const seesDrawers = useMayEnter('/cash-in-out/history');
  const drawer = useOwnDrawer();
  const { join } = useJoin();
  if (drawer.state === 'unknown') return null;
  const own = drawer.state === 'unchosen' ? undefined : drawer.register;
  const items: MenuItem[] = [
    ...drawer.registers.map((register) => ({
      id: register.id,
      label: register.name,
      hint: say('till.state', { state: register.session === null ? 'closed' : 'open' }),
      ...(register.id === own?.id ? { current: true } : {}),
    })),
    ...(drawer.state === 'others'
      ? [
          {
            id: 'join',
            label: say('till.join', { register: drawer.register.name }),
            icon: 'drawer' as const,
            separated: true,
          },
        ]
      : []),
    ...(drawer.state === 'closed' && user.userType !== 'admin'
      ? [{ id: 'clock', label: say('till.clockIn'), icon: 'clock' as const, separated: true }]
      : []),
    ...(seesDrawers ? [{ id: 'drawers', label: say('till.drawers'), icon: 'drawer' as const, separated: true }] : []),
  ];
  const choose = (id: string) => {
    if (id === 'join' && drawer.state === 'others') join(drawer.sessionId);
    else if (id === 'clock') clockDoor.open();
    else if (id === 'drawers') go('/cash-in-out/history');
    else ownRegister.choose(id);
  };
  const label = own ? say('till.now', { register: own.name, state: drawer.state }) : say('till.choose');
  return (
    <Menu
      label={say('till.menu')}
      items={items}
      onSelect={({ id }) => choose(id)}
      button={(props) => (
        <Button {...props} icon="drawer" tone={drawer.state === 'joined' ? 'quiet' : 'secondary'}>
          {label}
        </Button>
      )}
    />
  );
}
