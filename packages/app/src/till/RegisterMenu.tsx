import { Button } from '@tilldesk/ui';
import { Menu, type MenuItem } from '@tilldesk/ui/overlay';
import { clockDialog } from '../timeclock/clockDialog.ts';
import { currentRegister } from './currentRegister.ts';
import { useSession } from '../session/useSession.ts';
import { useNavigateTo } from '../navigation/useNavigateTo.ts';
import { useMayEnter } from '../navigation/useCanEnter.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useJoin } from './useJoin.ts';
import { useCurrentDrawer } from './useCurrentDrawer.ts';

/**
 * Shows this browser's register and the state of its drawer, with a menu to select another register, and join or open its
 * drawer.
 */
export function RegisterMenu() {
  const t = useTranslate();
  const navigateTo = useNavigateTo();
  const { user } = useSession();
  const seesDrawers = useMayEnter('/cash-in-out/history');
  const drawer = useCurrentDrawer();
  const { join } = useJoin();
  if (drawer.state === 'unknown') return null;
  const own = drawer.state === 'unchosen' ? undefined : drawer.register;
  const items: MenuItem[] = [
    ...drawer.registers.map((register) => ({
      id: register.id,
      label: register.name,
      hint: t('till.state', { state: register.session === null ? 'closed' : 'open' }),
      ...(register.id === own?.id ? { current: true } : {}),
    })),
    ...(drawer.state === 'others'
      ? [
          {
            id: 'join',
            label: t('till.join', { register: drawer.register.name }),
            icon: 'drawer' as const,
            separated: true,
          },
        ]
      : []),
    ...(drawer.state === 'closed' && user.userType !== 'admin'
      ? [{ id: 'clock', label: t('till.clockIn'), icon: 'clock' as const, separated: true }]
      : []),
    ...(seesDrawers ? [{ id: 'drawers', label: t('till.drawers'), icon: 'drawer' as const, separated: true }] : []),
  ];
  const choose = (id: string) => {
    if (id === 'join' && drawer.state === 'others') join(drawer.sessionId);
    else if (id === 'clock') clockDialog.open();
    else if (id === 'drawers') navigateTo('/cash-in-out/history');
    else currentRegister.set(id);
  };
  const label = own ? t('till.now', { register: own.name, state: drawer.state }) : t('till.choose');
  return (
    <Menu
      label={t('till.menu')}
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
