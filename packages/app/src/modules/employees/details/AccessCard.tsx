import { can } from '@tilldesk/domain/rights';
import { employees, type Employee } from '@tilldesk/domain/shop';
import { Button, Card, ItemList } from '@tilldesk/ui';
import { Suspense, useState } from 'react';
import { Go } from '../../../kit/go/Go.tsx';
import { Gated } from '../../../kit/page/Gated.tsx';
import { lazyPart } from '../../../kit/page/later.tsx';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { call } from '../../../wiring/api.ts';
import { adminGate, pinGate } from '../../../wiring/gates.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { AskedButton } from './AskedButton.tsx';

const SetPinDialog = lazyPart(async () => (await import('./SetPinDialog.tsx')).SetPinDialog);

/** What an employee signs in with, and the ways to help who cannot. */
export function AccessCard({ employee }: { employee: Employee }) {
  const { id, email, accessPin, twoFactor, invitedAt, active } = employee;
  const say = useSay();
  const { moment } = useFormats();
  const { permissions, user } = useSession();
  const [settingPin, setSettingPin] = useState(false);
  const isSelf = id === user.id;
  const mayHelp = can(permissions, 'Employee', 'update') && active && !isSelf;
  const invite = mayHelp && (
    <AskedButton
      size="s"
      label={say('employees.invite.do')}
      title={say('employees.invite.title')}
      text={say('employees.invite.text', { email })}
      confirm={say('employees.invite.confirm')}
      done={say('employees.invite.done', { email })}
      work={() => call(employees.invite, { params: { id } })}
    />
  );
  const setPin = mayHelp && (
    <Button size="s" aria-haspopup="dialog" onClick={() => setSettingPin(true)}>
      {say('employees.pin.do')}
    </Button>
  );
  return (
    <Card
      title={say('employees.access')}
      hint={isSelf ? say('employees.access.own') : undefined}
      actions={
        isSelf && (
          <Go to="/profile-settings" query={{ tab: 'security' }} tone="secondary" size="s">
            {say('employees.access.profile')}
          </Go>
        )
      }
    >
      <ItemList
        look="filled"
        items={[
          invitedAt === null
            ? { id: 'password', icon: 'key', title: say('employees.password'), text: say('employees.password.chosen') }
            : {
                id: 'invitation',
                icon: 'mail',
                title: say('employees.invitation'),
                text: say('employees.invitation.sent', { moment: moment(invitedAt) }),
                value: invite || undefined,
              },
          {
            id: 'pin',
            icon: 'lock',
            title: say('employees.pin'),
            text: say(accessPin ? 'employees.pin.set' : 'employees.pin.none'),
            value: setPin || undefined,
          },
          {
            id: 'twoFactor',
            icon: 'shield',
            title: say('employees.twoFactor'),
            text: say(`employees.twoFactor.${twoFactor ?? 'none'}`),
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
