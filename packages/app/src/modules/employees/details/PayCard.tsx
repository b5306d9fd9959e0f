import { payCalls, type Employee, type PayRate } from '@tilldesk/domain/employees';
import { Badge, Card, ItemList, Text } from '@tilldesk/ui';
import { ActionButton } from '../../../actions/ActionButton.tsx';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { FailedAlert } from '../../../page/FailedAlert.tsx';
import { InlineGroup } from '../../../page/flow.styles.ts';
import { setPay } from './setPay.ts';

/** The pay of an employee: the current rate, and earlier and future ones. For people who may change employees. */
export function PayCard({ employee }: { employee: Employee }) {
  const t = useTranslate();
  const { data, problem, again } = useAnswer(payCalls.list, { params: { id: employee.id } }, { watch: ['employees'] });
  if (problem && !data) {
    return (
      <FailedAlert action={t('employees.pay.again')} onAgain={again}>
        {t('employees.pay.failed')}
      </FailedAlert>
    );
  }
  const items = data?.items.filter(({ isReplaced }) => !isReplaced) ?? [];
  return (
    <Card
      title={t('employees.pay')}
      hint={t('employees.pay.hint')}
      actions={
        <ActionButton action={setPay} of={employee} size="s">
          {t('employees.pay.do')}
        </ActionButton>
      }
    >
      {data && items.length === 0 ? (
        <Text as="p" tone="muted">
          {t('employees.pay.none')}
        </Text>
      ) : (
        <Rates items={items} />
      )}
    </Card>
  );
}

function Rates({ items }: { items: readonly PayRate[] }) {
  const t = useTranslate();
  const { day, moment, money } = useFormats();
  return (
    <ItemList
      variant="filled"
      items={items.map(({ id, payType, amount, from, by, at, isCurrent }) => ({
        id,
        icon: 'cash',
        title: (
          <InlineGroup>
            {t('employees.pay.from', { day: day(from) })}
            {isCurrent && <Badge tone="ok">{t('employees.pay.current')}</Badge>}
          </InlineGroup>
        ),
        text: t('employees.pay.by', { name: by, moment: moment(at) }),
        value: t(`employees.pay.rate.${payType}`, { amount: amount === null ? '' : money(amount) }),
      }))}
    />
  );
}
