import { can } from '@tilldesk/domain/rights';
import { Button } from '@tilldesk/ui';
import { Menu } from '@tilldesk/ui/overlay';
import { useSay } from '../kit/say/useSay.ts';
import { chatDoor } from '../wiring/chatDoor.ts';
import { useOwnSession } from '../wiring/useOwnSession.ts';
import { useSession } from '../wiring/useSession.ts';
import { contactLinks } from './contactLinks.ts';
import { WhereRoom } from './Shell.styles.ts';
import { outerLink } from './outerLink.tsx';

/** The ways to help (spec §2), for those who may read Contact Support; one without an address is not drawn. */
export function ContactMenu() {
  const say = useSay();
  const { permissions } = useSession();
  const { data } = useOwnSession();
  if (!can(permissions, 'Contact Support', 'read') || data === undefined) return null;
  return (
    <Menu
      label={say('shell.contact')}
      placement="bottom-end"
      renderLink={outerLink}
      items={contactLinks(data.contact).map(({ id, icon, href }) => ({
        id,
        icon,
        ...(href === undefined ? {} : { href }),
        label: say(`shell.contact.${id}`),
      }))}
      onSelect={({ id }) => {
        if (id === 'chat') chatDoor.showSupport('open');
      }}
      button={(props) => (
        <Button {...props} tone="quiet" icon="help" iconEnd="chevron-down" aria-label={say('shell.contact')}>
          <WhereRoom>{say('shell.contact')}</WhereRoom>
        </Button>
      )}
    />
  );
}
