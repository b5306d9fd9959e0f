import { payroll, type Employee } from '@tilldesk/domain/employees';
import type { DayRange } from '@tilldesk/domain/time';
import { Card, ItemList, Text } from '@tilldesk/ui';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ActionButton } from '../../../../actions/ActionButton.tsx';
import { useAnswer } from '../../../../api/useAnswer.ts';
import { useFormats } from '../../../../i18n/useFormats.ts';
import { useTranslate } from '../../../../i18n/useTranslate.ts';
import { addressOf } from '../../../../navigation/addressOf.ts';
import { routerLink } from '../../../../navigation/routerLink.tsx';
import { useAddressValue } from '../../../../navigation/useAddressValue.ts';
import { FailedAlert } from '../../../../page/FailedAlert.tsx';
import { InlineGroup } from '../../../../page/flow.styles.ts';
import { lazyPart } from '../../../../page/lazyOnIdle.tsx';
import { useSession } from '../../../../session/useSession.ts';
import { createPayment } from './payrollActions.ts';
import { PaymentStatus } from './PaymentStatus.tsx';

const PaymentDrawer = lazyPart(async () => (await import('./PaymentDrawer.tsx')).PaymentDrawer);

/** The payroll payments of an employee; `?payroll=` opens one, `?from=&to=` proposes days for a new one. */
export function PayrollCard({ employee }: { employee: Employee }) {
  const t = useTranslate();
  const { day, money } = useFormats();
  const { user } = useSession();
  const [address] = useSearchParams();
  const [opened, open] = useAddressValue('payroll', { preventScrollReset: true });
  const { data, problem, again } = useAnswer(payroll.list, { params: { id: employee.id } }, { watch: ['payroll'] });
  if (problem && !data) {
    return (
      <FailedAlert action={t('employees.payroll.again')} onAgain={again}>
        {t('employees.payroll.failed')}
      </FailedAlert>
    );
  }
  const items = data?.items ?? [];
  return (
    <>
      <Card
        title={t('employees.payroll')}
        hint={t('employees.payroll.about')}
        actions={
          employee.id !== user.id && (
            <ActionButton
              size="s"
              action={createPayment}
              of={{ employee, period: periodOf(address) }}
              onDone={({ id }) => open(id)}
            >
              {t('employees.payroll.create')}
            </ActionButton>
          )
        }
      >
        {data && items.length === 0 ? (
          <Text as="p" tone="muted">
            {t('employees.payroll.none')}
          </Text>
        ) : (
          <ItemList
            variant="filled"
            renderLink={routerLink}
            items={items.map(({ id, number, status, from, to, net }) => ({
              id,
              icon: 'cash',
              title: (
                <InlineGroup>
                  {number}
                  <PaymentStatus status={status} />
                </InlineGroup>
              ),
              text: t('employees.payroll.period', { from: day(from), to: day(to) }),
              value: money(net),
              href: addressOf('/employee-management/employee-details/:employeeId', {
                with: { employeeId: employee.id },
                query: { payroll: id },
              }),
            }))}
          />
        )}
      </Card>
      <Suspense>{opened !== null && <PaymentDrawer id={opened} onClose={() => open(null)} />}</Suspense>
    </>
  );
}

/** The days that a link to this page names. */
function periodOf(address: URLSearchParams): DayRange | null {
  const [from, to] = [address.get('from'), address.get('to')];
  return from !== null && to !== null ? { from, to } : null;
}
