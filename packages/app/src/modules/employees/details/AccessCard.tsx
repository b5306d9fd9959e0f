import { can } from '@tilldesk/domain/rights';
import type { Employee } from '@tilldesk/domain/employees';
import { Button, Card, ItemList } from '@tilldesk/ui';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../actions/ActionButton.tsx';
import { PageLink } from '../../../navigation/PageLink.tsx';
import { Gated } from '../../../page/Gated.tsx';
import { lazyPart } from '../../../page/lazyOnIdle.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { adminGate, pinGate } from '../../../session/gates.ts';
import { useSession } from '../../../session/useSession.ts';
import { inviteEmployee } from './employeeActions.ts';

const SetPinDialog = lazyPart(async () => (await import('./SetPinDialog.tsx')).SetPinDialog);

/** An employee's sign-in methods, and the actions that restore access. */
export function AccessCard({ employee }: { employee: Employee }) {
  const { id, accessPin, twoFactor, invitedAt, active } = employee;
  const t = useTranslate();
  const { moment } = useFormats();
  const { permissions, user } = useSession();
  const [settingPin, setSettingPin] = useState(false);
  const isSelf = id === user.id;
  const mayHelp = can(permissions, 'Employee', 'update') && active && !isSelf;
  const invite = mayHelp && (
    <ActionButton action={inviteEmployee} of={employee} size="s">
      {t('employees.invite.do')}
    </ActionButton>
  );
  const setPin = mayHelp && (
    <Button size="s" aria-haspopup="dialog" onClick={() => setSettingPin(true)}>
      {t('employees.pin.do')}
    </Button>
  );
  return (
    <Card
      title={t('employees.access')}
      hint={isSelf ? t('employees.access.own') : undefined}
      actions={
        isSelf && (
          <PageLink to="/profile-settings" query={{ tab: 'security' }} tone="secondary" size="s">
            {t('employees.access.profile')}
          </PageLink>
        )
      }
    >
      <ItemList
        variant="filled"
        items={[
          invitedAt === null
            ? { id: 'password', icon: 'key', title: t('employees.password'), text: t('employees.password.chosen') }
            : {
                id: 'invitation',
                icon: 'mail',
                title: t('employees.invitation'),
                text: t('employees.invitation.sent', { moment: moment(invitedAt) }),
                value: invite || undefined,
              },
          {
            id: 'pin',
            icon: 'lock',
            title: t('employees.pin'),
            text: t(accessPin ? 'employees.pin.set' : 'employees.pin.none'),
            value: setPin || undefined,
          },
          {
            id: 'twoFactor',
            icon: 'shield',
            title: t('employees.twoFactor'),
            text: t(`employees.twoFactor.${twoFactor ?? 'none'}`),
          },
        ]}
      />
      {settingPin && (
        <Gated gate={user.userType === 'admin' ? adminGate : pinGate} shut={null}>
          <Suspense>
            <SetPinDialog employee={employee} onClose={() => setSettingPin(false)} />
          </Suspense>
        </Gated>
      )}
    </Card>
  );
}
