import type { Profile } from '@tilldesk/domain/session';
import { Button, Card, ItemList } from '@tilldesk/ui';
import { useState } from 'react';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { PinDialog } from '../../../credentials/PinDialog.tsx';

const changes = { password: 'profile.password.change', pin: 'secret.pin.change' } as const;

/** The password of the account and the PIN of the till. */
export function PasswordAndPin({ profile: { user, passwordChangedAt } }: { profile: Profile }) {
  const t = useTranslate();
  const { date } = useFormats();
  const [open, setOpen] = useState<'password' | 'pin' | null>(null);
  const change = (what: 'password' | 'pin') => (
    <Button size="s" onClick={() => setOpen(what)}>
      {t(what === 'pin' && !user.accessPin ? 'secret.pin.first.do' : changes[what])}
    </Button>
  );
  return (
    <Card title={t('profile.secrets')}>
      <ItemList
        variant="filled"
        items={[
          {
            id: 'password',
            icon: 'key',
            title: t('profile.password'),
            text:
              passwordChangedAt === null
                ? t('profile.password.never')
                : t('profile.password.changedAt', { date: date(passwordChangedAt) }),
            value: change('password'),
          },
          {
            id: 'pin',
            icon: 'lock',
            title: t('profile.pin'),
            text: t('profile.pin.about'),
            value: change('pin'),
          },
        ]}
      />
      {open === 'password' && <PasswordDialog onClose={() => setOpen(null)} />}
      {open === 'pin' && (
        <PinDialog first={!user.accessPin} onDone={() => setOpen(null)} onClose={() => setOpen(null)} />
      )}
    </Card>
  );
}
