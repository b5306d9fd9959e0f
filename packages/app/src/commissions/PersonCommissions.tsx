import { commissionEarnings, type CommissionPeriod, type PersonEarnings } from '@tilldesk/domain/commissions';
import { Card, SumList } from '@tilldesk/ui';
import { useState, type ReactNode } from 'react';
import { useAnswer } from '../api/useAnswer.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Failed } from '../page/Failed.tsx';
import { Stack } from '../page/flow.styles.ts';
import { Wait } from '../page/Loading.tsx';
import { EntryList } from './EntryList.tsx';
import { PeriodSelect } from './PeriodSelect.tsx';
import { SettlementBadge } from './SettlementBadge.tsx';

const sales = { keepPreviousData: true, watch: ['invoices', 'refunds', 'commission-rules'] } as const;

/** What a person earns, by period, with the entries behind it. Null is the user: their own figures need no right. */
export function PersonCommissions({ userId }: { userId: string | null }) {
  const [from, setFrom] = useState<string | null>(null);
  const periods = useAnswer(commissionEarnings.periods, {});
  const chosen = from ?? periods.data?.items[0]?.from;
  const own = useAnswer(
    commissionEarnings.own,
    chosen === undefined || userId !== null ? null : { query: { from: chosen } },
    sales,
  );
  const anybody = useAnswer(
    commissionEarnings.list,
    chosen === undefined || userId === null ? null : { query: { from: chosen, userId } },
    sales,
  );
  const { data, problem, again } = userId === null ? own : anybody;
  if (!data || !periods.data || chosen === undefined) {
    const failed = problem ?? periods.problem;
    return failed ? <Failed problem={failed} onAgain={problem ? again : periods.again} /> : <Wait />;
  }
  return (
    <Earned periods={periods.data.items} from={chosen} onPeriod={setFrom} earnings={data.items[0] ?? null}>
      <EntryList key={chosen} userId={userId} from={chosen} />
    </Earned>
  );
}

type EarnedProps = {
  periods: readonly CommissionPeriod[];
  from: string;
  onPeriod: (from: string) => void;
  earnings: PersonEarnings | null;
  children: ReactNode;
};

function Earned({ periods, from, onPeriod, earnings, children }: EarnedProps) {
  const t = useTranslate();
  const { money } = useFormats();
  const parts = ['earned', 'splits', 'spiffs', 'chargebacks', 'adjustments'] as const;
  return (
    <Card title={t('commissions.title')} actions={earnings && <SettlementBadge settlement={earnings.settlement} />}>
      <Stack>
        <PeriodSelect periods={periods} value={from} onChange={onPeriod} />
        <SumList
          items={[
            ...parts.flatMap((part) =>
              part === 'earned' || (earnings?.[part] ?? 0) !== 0
                ? [{ id: part, label: t(`commissions.sum.${part}`), value: money(earnings?.[part] ?? 0) }]
                : [],
            ),
            { id: 'total', label: t('commissions.sum.total'), value: money(earnings?.total ?? 0), total: true },
          ]}
        />
        {children}
      </Stack>
    </Card>
  );
}
