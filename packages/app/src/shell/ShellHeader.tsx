import { AccountMenu, Header, NavBrand } from '@tilldesk/ui/shell';
import { useNavigate } from 'react-router-dom';
import { menuOf } from '../kit/go/derive.ts';
import { useRouteTable } from '../kit/go/RouteTable.ts';
import { useSay } from '../kit/say/useSay.ts';
import { signOut } from '../wiring/signOut.ts';
import { useSession } from '../wiring/useSession.ts';
import { LiveMark } from './LiveMark.tsx';
import mark from '../boot/tilldesk.svg';
import { routerLink } from '../kit/go/routerLink.tsx';
import { InHeader } from './Shell.styles.ts';
import { Switches } from './Switches.tsx';

const BRAND = 'Tilldesk';
const SIGN_OUT = 'sign-out';

/** Whose shop this is, whether it is live, language and theme, and who is signed in. */
export function ShellHeader() {
  const { user, store } = useSession();
  return (
    <Header
      brand={
        <NavBrand
          name={BRAND}
          place={store.storeName}
          href="/"
          logo={<img src={mark} alt="" width={24} height={24} />}
          renderLink={routerLink}
        />
      }
      actions={
        <>
          <LiveMark />
          <InHeader>
            <Switches />
          </InHeader>
          <Account name={user.name} email={user.email} />
        </>
      }
    />
  );
}

function Account({ name, email }: { name: string; email: string }) {
  const say = useSay();
  const routes = useRouteTable();
  const navigate = useNavigate();
  const { permissions } = useSession();
  const links = menuOf('account', routes, permissions).map((entry) => ({
    id: entry.to ?? entry.name,
    label: say(`menu.${entry.name}`),
    icon: entry.icon,
  }));
  return (
    <AccountMenu
      label={say('shell.account')}
      name={name}
      detail={email}
      items={[...links, { id: SIGN_OUT, label: say('shell.signOut'), icon: 'sign-out', separated: links.length > 0 }]}
      onSelect={({ id }) => (id === SIGN_OUT ? void signOut() : void navigate(id))}
    />
  );
}
