import { can } from '@tilldesk/domain/rights';
import { Button } from '@tilldesk/ui';
import { Menu } from '@tilldesk/ui/overlay';
import { useTranslate } from '../i18n/useTranslate.ts';
import { chatPanel } from '../realtime/chatWindows.ts';
import { useOwnSession } from '../session/useOwnSession.ts';
import { useSession } from '../session/useSession.ts';
import { contactLinks } from './contactLinks.ts';
import { CollapsibleLabel } from './Shell.styles.ts';
import { menuLink } from './externalLink.tsx';

/** The contact options (spec §2), for users with the right to read Contact Support. An option without an address is not shown. */
export function ContactMenu() {
  const t = useTranslate();
  const { permissions } = useSession();
  const { data } = useOwnSession();
  if (!can(permissions, 'Contact Support', 'read') || data === undefined) return null;
  return (
    <Menu
      label={t('shell.contact')}
      placement="bottom-end"
      renderLink={menuLink}
      items={contactLinks(data.contact).map(({ id, icon, href }) => ({
        id,
        icon,
        ...(href === undefined ? {} : { href }),
        label: t(`shell.contact.${id}`),
      }))}
      onSelect={({ id }) => {
        if (id === 'chat') chatPanel.showSupport('open');
      }}
      button={(props) => (
        <Button {...props} tone="quiet" icon="help" iconEnd="chevron-down" aria-label={t('shell.contact')}>
          <CollapsibleLabel>{t('shell.contact')}</CollapsibleLabel>
        </Button>
      )}
    />
  );
}
