import { AccountMenu, Header, NavBrand } from '@tilldesk/ui/shell';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { menuOf } from '../navigation/derive.ts';
import { useRouteTable } from '../navigation/RouteTable.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { currentPreview } from '../session/preview.ts';
import { signOut } from '../session/sessionState.ts';
import { useSession } from '../session/useSession.ts';
import { useOwnSession } from '../session/useOwnSession.ts';
import { ClockButton } from './clock/ClockButton.tsx';
import { ContactMenu } from './ContactMenu.tsx';
import { LiveMark } from './LiveMark.tsx';
import { NotificationBell } from './notifications/NotificationBell.tsx';
import { PaletteButton } from './palette/PaletteButton.tsx';
import { StaffChats } from './chat/StaffChats.tsx';
import { StoreMenu } from './StoreMenu.tsx';
import { useConfirmUnsaved } from './useConfirm.tsx';
import { usePaletteKey } from './palette/usePaletteKey.ts';
import mark from '../startup/tilldesk.svg';
import { routerLink } from '../navigation/routerLink.tsx';
import { InHeader } from './Shell.styles.ts';
import { Switches } from './Switches.tsx';
import { lazyPart } from '../page/lazyOnIdle.tsx';

const BRAND = 'Tilldesk';
const SIGN_OUT = 'sign-out';
const SWITCH = 'switch';

// Rarely opened, so loaded on demand.
const Palette = lazyPart(async () => (await import('./palette/Palette.tsx')).loadPalette(), { ahead: true });
const SwitchPerson = lazyPart(async () => (await import('./SwitchPerson.tsx')).SwitchPerson);

/** Shows the store, the live status, language and theme, and the signed-in user. */
export function ShellHeader() {
  const { user, store } = useSession();
  const hasOtherStores = (useOwnSession().data?.stores.length ?? 0) > 1;
  const { confirmUnsaved, question } = useConfirmUnsaved();
  const [shown, setShown] = useState<'palette' | 'person' | null>(null);
  const [drawn, setDrawn] = useState({ palette: false, person: false });
  const show = (dialog: 'palette' | 'person') => {
    setDrawn((before) => ({ ...before, [dialog]: true }));
    setShown(dialog);
  };
  const hide = () => setShown(null);
  const switchPerson = () => confirmUnsaved(() => show('person'));
  usePaletteKey(() => show('palette'));
  return (
    <>
      <Header
        brand={
          <>
            <NavBrand
              name={BRAND}
              place={hasOtherStores ? undefined : store.storeName}
              href="/"
              logo={<img src={mark} alt="" width={24} height={24} />}
              renderLink={routerLink}
            />
            <InHeader>
              <StoreMenu />
            </InHeader>
          </>
        }
        search={<PaletteButton onOpen={() => show('palette')} />}
        actions={
          <>
            {currentPreview() === null && <LiveMark />}
            <ClockButton />
            <StaffChats />
            <NotificationBell />
            <InHeader>
              <ContactMenu />
              <Switches />
            </InHeader>
            <Account name={user.name} email={user.email} onSwitch={switchPerson} />
          </>
        }
      />
      <Suspense>
        {drawn.palette && (
          <Palette
            open={shown === 'palette'}
            onClose={hide}
            onSwitchPerson={switchPerson}
            confirmUnsaved={confirmUnsaved}
          />
        )}
        {drawn.person && <SwitchPerson open={shown === 'person'} onClose={hide} />}
      </Suspense>
      {question}
    </>
  );
}

type AccountProps = { name: string; email: string; onSwitch: () => void };

function Account({ name, email, onSwitch }: AccountProps) {
  const t = useTranslate();
  const routes = useRouteTable();
  const navigate = useNavigate();
  const { permissions } = useSession();
  const links = menuOf('account', routes, permissions).map((entry) => ({
    id: entry.to ?? entry.name,
    label: t(`menu.${entry.name}`),
    icon: entry.icon,
  }));
  return (
    <AccountMenu
      label={t('shell.account')}
      name={name}
      detail={email}
      items={[
        ...links,
        { id: SWITCH, label: t('shell.switch'), icon: 'users', separated: links.length > 0 },
        { id: SIGN_OUT, label: t('shell.signOut'), icon: 'sign-out' },
      ]}
      onSelect={({ id }) => {
        if (id === SIGN_OUT) signOut();
        else if (id === SWITCH) onSwitch();
        else void navigate(id);
      }}
    />
  );
}
