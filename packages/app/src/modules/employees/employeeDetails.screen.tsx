import { can } from '@tilldesk/domain/rights';
import type { Employee } from '@tilldesk/domain/employees';
import { Alert } from '@tilldesk/ui';
import { Suspense } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { PageLink } from '../../navigation/PageLink.tsx';
import { Row } from '../../page/flow.styles.ts';
import { lazyPart } from '../../page/lazyOnIdle.tsx';
import { DetailsScreen } from '../../resource/DetailsScreen.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useCan } from '../../session/useCan.ts';
import { useSession } from '../../session/useSession.ts';
import { AccessCard } from './details/AccessCard.tsx';
import { cancelNewEmail, deactivateEmployee, unlockEmployee } from './details/employeeActions.ts';
import { leaveEmployee } from './details/leaveEmployee.tsx';
import { PayCard } from './details/PayCard.tsx';
import { PayrollCard } from './details/payroll/PayrollCard.tsx';
import { SalesCard } from './details/SalesCard.tsx';
import { employeesResource } from './employees.resource.ts';
import { EmployeeStatus } from './EmployeeStatus.tsx';

const PersonCommissions = lazyPart(
  async () => (await import('../../commissions/PersonCommissions.tsx')).PersonCommissions,
);

/** Employee details: sign-in status, permissions, and actions that restore access. */
export function Screen() {
  return (
    <DetailsScreen
      resource={employeesResource}
      about={(employee) => (
        <Row as="span">
          <RoleName employee={employee} />
          <EmployeeStatus row={employee} />
        </Row>
      )}
      actions={(employee) => <EndAccess employee={employee} />}
      above={(employee) => (
        <>
          {employee.active ? <Locked employee={employee} /> : <Inactive employee={employee} />}
          <NewEmail employee={employee} />
        </>
      )}
    >
      {(employee) => <Cards employee={employee} />}
    </DetailsScreen>
  );
}

function Cards({ employee }: { employee: Employee }) {
  const mayChange = useCan('Employee', 'update');
  const mayReadCommissions = useCan('Commissions', 'read');
  return (
    <>
      <AccessCard employee={employee} />
      <SalesCard employee={employee} />
      {mayReadCommissions && (
        <Suspense>
          <PersonCommissions userId={employee.id} />
        </Suspense>
      )}
      {mayChange && <PayCard employee={employee} />}
      {mayChange && <PayrollCard employee={employee} />}
    </>
  );
}

/** The role; a link for those who may see roles. */
function RoleName({ employee: { roleId, roleName } }: { employee: Employee }) {
  const to = '/employee-management/manage-roles/role-details/:roleId';
  const mayOpen = useCan('Roles', 'read');
  return mayOpen ? (
    <PageLink to={to} with={{ roleId }}>
      {roleName}
    </PageLink>
  ) : (
    roleName
  );
}

function EndAccess({ employee }: { employee: Employee }) {
  const t = useTranslate();
  const { permissions, user } = useSession();
  if (employee.id === user.id || !can(permissions, 'Employee', 'delete')) return null;
  return (
    <>
      {employee.active && (
        <ActionButton action={deactivateEmployee} of={employee}>
          {t('employees.deactivate.do')}
        </ActionButton>
      )}
      {employee.leaveDate === null && (
        <ActionButton action={leaveEmployee} of={employee}>
          {t('employees.leave.do')}
        </ActionButton>
      )}
    </>
  );
}

function Locked({ employee }: { employee: Employee }) {
  const { name, lockedUntil } = employee;
  const t = useTranslate();
  const { moment } = useFormats();
  const { permissions } = useSession();
  if (lockedUntil === null) return null;
  const unlock = can(permissions, 'Employee', 'update') && (
    <ActionButton action={unlockEmployee} of={employee}>
      {t('employees.unlock.do')}
    </ActionButton>
  );
  return (
    <Alert tone="warn" title={t('employees.locked', { moment: moment(lockedUntil) })} actions={unlock || undefined}>
      {t('employees.locked.text', { name })}
    </Alert>
  );
}

function NewEmail({ employee }: { employee: Employee }) {
  const { newEmail } = employee;
  const t = useTranslate();
  const { moment } = useFormats();
  const { permissions } = useSession();
  if (newEmail === null) return null;
  const cancel = can(permissions, 'Employee', 'update') && (
    <ActionButton action={cancelNewEmail} of={employee}>
      {t('employees.newEmail.do')}
    </ActionButton>
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

function Inactive({ employee: { name, leaveDate } }: { employee: Employee }) {
  const t = useTranslate();
  const { day } = useFormats();
  const title = leaveDate === null ? t('employees.inactive') : t('employees.left', { day: day(leaveDate) });
  return <Alert title={title}>{t('employees.inactive.text', { name })}</Alert>;
}
