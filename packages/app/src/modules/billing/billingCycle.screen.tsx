import { billingCycle } from '@tilldesk/domain/billing';
import type { Answer } from '@tilldesk/domain/contract';
import { Card, DescriptionList, Stat } from '@tilldesk/ui';
import { DataTable, type Column } from '@tilldesk/ui/table';
import { useIntl } from 'react-intl';
import { useAnswer } from '../../api/useAnswer.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { Failed } from '../../page/Failed.tsx';
import { Stack } from '../../page/flow.styles.ts';
import { Wait } from '../../page/Loading.tsx';
import { Page } from '../../page/Page.tsx';
import { Figures } from '../../page/Figures.styles.ts';

type Cycle = Answer<typeof billingCycle>;
type Month = Cycle['months'][number];

/** The plan, the current billing period, and what the business uses. */
export function Screen() {
  const t = useTranslate();
  const { data, problem, again } = useAnswer(billingCycle, {}, { watch: ['invoices', 'employees', 'stores'] });
  return (
    <Page about={t('billing.about')}>
      {data ? <Cycle cycle={data} /> : problem ? <Failed problem={problem} onAgain={again} /> : <Wait />}
    </Page>
  );
}

function Cycle({ cycle: { plan, version, period, usage, months } }: { cycle: Cycle }) {
  const t = useTranslate();
  const { day, number } = useFormats();
  const intl = useIntl();
  const invoices = months[0]?.invoices ?? 0;
  return (
    <Stack>
      <Card title={t('billing.plan')}>
        <DescriptionList
          items={[
            { id: 'plan', label: t('billing.plan.name'), value: t(`billing.plan.${plan}`) },
            { id: 'price', label: t('billing.price'), value: t('billing.price.none') },
            {
              id: 'period',
              label: t('billing.period'),
              value: t('billing.period.days', { from: day(period.from), to: day(period.to) }),
            },
            { id: 'version', label: t('billing.version'), value: version },
          ]}
        />
      </Card>
      <Figures>
        <Stat label={t('billing.usage.invoices')} value={number(invoices)} />
        <Stat label={t('billing.usage.people')} value={number(usage.people)} />
        <Stat label={t('billing.usage.stores')} value={number(usage.stores)} />
        <Stat
          label={t('billing.usage.files')}
          value={t('billing.megabytes', {
            size: intl.formatNumber(usage.fileBytes / 1e6, { maximumFractionDigits: 1 }),
          })}
        />
      </Figures>
      <Months months={months} />
    </Stack>
  );
}

function Months({ months }: { months: readonly Month[] }) {
  const t = useTranslate();
  const { number } = useFormats();
  const intl = useIntl();
  const columns: Column<Month>[] = [
    {
      id: 'month',
      header: t('billing.month'),
      whole: true,
      cell: ({ from }) => intl.formatDate(from, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    },
    { id: 'invoices', header: t('billing.usage.posted'), align: 'end', cell: ({ invoices }) => number(invoices) },
    { id: 'sellers', header: t('billing.usage.sellers'), align: 'end', cell: ({ sellers }) => number(sellers) },
  ];
  return (
    <Card title={t('billing.months')} flush>
      <DataTable label={t('billing.months')} columns={columns} rows={months} rowId={({ from }) => from} />
    </Card>
  );
}
