import { can } from '@tilldesk/domain/rights';
import { employees, type Employee } from '@tilldesk/domain/shop';
import { Alert } from '@tilldesk/ui';
import { Row } from '../../page/flow.styles.ts';
import { DetailsScreen } from '../../resource/DetailsScreen.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { call } from '../../api/call.ts';
import { useSession } from '../../session/useSession.ts';
import { AccessCard } from './details/AccessCard.tsx';
import { ConfirmButton } from './details/ConfirmButton.tsx';
import { employeesResource } from './employees.resource.ts';
import { EmployeeStatus } from './EmployeeStatus.tsx';

/** Employee details: sign-in status, permissions, and actions that restore access. */
export function Screen() {
  return (
    <DetailsScreen
      resource={employeesResource}
      about={(employee) => (
        <Row as="span">
          {employee.roleName}
          <EmployeeStatus row={employee} />
        </Row>
      )}
      actions={(employee) => <Deactivate employee={employee} />}
      above={(employee) => (
        <>
          {employee.active ? <Locked employee={employee} /> : <Inactive employee={employee} />}
          <NewEmail employee={employee} />
        </>
      )}
    >
      {(employee) => <AccessCard employee={employee} />}
    </DetailsScreen>
  );
}

function Deactivate({ employee: { id, name, active } }: { employee: Employee }) {
  const t = useTranslate();
  const { permissions, user } = useSession();
  if (!active || id === user.id || !can(permissions, 'Employee', 'delete')) return null;
  return (
    <ConfirmButton
      tone="danger"
      label={t('employees.deactivate.do')}
      title={t('employees.deactivate.title', { name })}
      text={t('employees.deactivate.text', { name })}
      done={t('employees.deactivate.done', { name })}
      work={() => call(employees.archive, { params: { id } })}
    />
  );
}

function Locked({ employee: { id, name, lockedUntil } }: { employee: Employee }) {
  const t = useTranslate();
  const { moment } = useFormats();
  const { permissions } = useSession();
  if (lockedUntil === null) return null;
  const unlock = can(permissions, 'Employee', 'update') && (
    <ConfirmButton
      label={t('employees.unlock.do')}
      title={t('employees.unlock.title', { name })}
      text={t('employees.unlock.text', { name })}
      done={t('employees.unlock.done', { name })}
      work={() => call(employees.unlock, { params: { id } })}
    />
  );
  return (
    <Alert tone="warn" title={t('employees.locked', { moment: moment(lockedUntil) })} actions={unlock || undefined}>
      {t('employees.locked.text', { name })}
    </Alert>
  );
}

function NewEmail({ employee: { id, name, email, newEmail } }: { employee: Employee }) {
  const t = useTranslate();
  const { moment } = useFormats();
  const { permissions } = useSession();
  if (newEmail === null) return null;
  const cancel = can(permissions, 'Employee', 'update') && (
    <ConfirmButton
      label={t('employees.newEmail.do')}
      title={t('employees.newEmail.title', { name })}
      text={t('employees.newEmail.text', { email })}
      confirm={t('employees.newEmail.confirm')}
      done={t('employees.newEmail.done')}
      work={() => call(employees.cancelEmail, { params: { id } })}
    />
  );
  const state = (confirmed: boolean) => (confirmed ? 'yes' : 'no');
  return (
    <Alert title={t('employees.newEmail', { email: newEmail.email })} actions={cancel || undefined}>
      {t('employees.newEmail.state', {
        old: state(newEmail.oldConfirmed),
        new: state(newEmail.newConfirmed),
        moment: moment(newEmail.endsAt),
      })}
    </Alert>
  );
}

function Inactive({ employee: { name } }: { employee: Employee }) {
  const t = useTranslate();
  return <Alert title={t('employees.inactive')}>{t('employees.inactive.text', { name })}</Alert>;
}
