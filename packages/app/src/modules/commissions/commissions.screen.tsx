import { commissionEarnings, type CommissionPeriod } from '@tilldesk/domain/commissions';
import type { Answer } from '@tilldesk/domain/contract';
import { can } from '@tilldesk/domain/rights';
import { Alert, Button, EmptyState, Stat } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useSearchParams } from 'react-router-dom';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { useAnswer } from '../../api/useAnswer.ts';
import { EntryList } from '../../commissions/EntryList.tsx';
import { PeriodSelect } from '../../commissions/PeriodSelect.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { PageLink } from '../../navigation/PageLink.tsx';
import { Failed } from '../../page/Failed.tsx';
import { Figures } from '../../page/Figures.styles.ts';
import { Row, Stack } from '../../page/flow.styles.ts';
import { Wait } from '../../page/Loading.tsx';
import { Page } from '../../page/Page.tsx';
import { ExportMenu } from '../../resource/list/ExportMenu.tsx';
import { useSession } from '../../session/useSession.ts';
import { closePeriod } from './commissionActions.ts';
import { PeopleTable } from './PeopleTable.tsx';
import { SETUP } from './places.ts';
import { useEarningsExport } from './useEarningsExport.ts';

type Earnings = Answer<typeof commissionEarnings.list>;

/** What each person earned in a period; the period and the opened person are in the address. */
export function Screen() {
  const [address, setAddress] = useSearchParams();
  const periods = useAnswer(commissionEarnings.periods, {});
  const from = address.get('from') ?? periods.data?.items[0]?.from;
  const earnings = useAnswer(commissionEarnings.list, from === undefined ? null : { query: { from } }, {
    keepPreviousData: true,
    watch: ['invoices', 'refunds', 'commission-rules', 'commission-settlements'],
  });
  const problem = periods.problem ?? earnings.problem;
  if (!periods.data || !earnings.data) {
    return (
      <Page>
        {problem ? <Failed problem={problem} onAgain={periods.problem ? periods.again : earnings.again} /> : <Wait />}
      </Page>
    );
  }
  return (
    <Period
      periods={periods.data.items}
      earnings={earnings.data}
      person={address.get('person')}
      onAddress={(values) => setAddress(values, { replace: true })}
    />
  );
}

type PeriodProps = {
  periods: readonly CommissionPeriod[];
  earnings: Earnings;
  /** The person whose entries are shown. */
  person: string | null;
  onAddress: (values: Record<string, string>) => void;
};

function Period({ periods, earnings, person, onAddress }: PeriodProps) {
  const t = useTranslate();
  const { permissions } = useSession();
  const mayUpdate = can(permissions, 'Commissions', 'update');
  const { from, to, items } = earnings;
  const exporting = useEarningsExport(items, from, to);
  const shown = items.find(({ userId }) => userId === person);
  // Only the oldest open period can be closed: periods follow each other without a gap.
  const isOldest = periods.findLast(({ closedAt }) => closedAt === null)?.from === from;
  return (
    <Page
      about={t('commissions.about')}
      actions={
        <>
          <ExportMenu exporting={exporting} />
          <PageLink to={SETUP} tone="secondary" icon="settings">
            {t('commissions.setUp')}
          </PageLink>
          {mayUpdate && earnings.closedAt === null && earnings.ended && isOldest && (
            <ActionButton action={closePeriod} of={earnings} tone="primary" icon="lock">
              {t('commissions.close')}
            </ActionButton>
          )}
        </>
      }
    >
      <Stack>
        <Row>
          <PeriodSelect periods={periods} value={from} onChange={(next) => onAddress({ from: next })} />
        </Row>
        <State earnings={earnings} />
        {items.length === 0 ? (
          <EmptyState icon="cash" title={t('commissions.people.none')} text={t('commissions.people.noneText')} />
        ) : (
          <PeopleTable items={items} onOpen={({ userId }) => onAddress({ from, person: userId })} />
        )}
      </Stack>
      {shown && (
        <Dialog
          open
          size="xl"
          title={t('commissions.entriesOf', { name: shown.name })}
          onClose={() => onAddress({ from })}
          footer={<Button onClick={() => onAddress({ from })}>{t('commissions.entries.close')}</Button>}
        >
          <EntryList userId={shown.userId} from={from} />
        </Dialog>
      )}
    </Page>
  );
}

function State({ earnings: { items, closedAt, closedBy } }: { earnings: Earnings }) {
  const t = useTranslate();
  const { money, moment } = useFormats();
  const sumOf = (name: 'total' | 'spiffs' | 'chargebacks') => money(items.reduce((sum, one) => sum + one[name], 0));
  return (
    <Stack>
      <Alert>
        {closedAt === null
          ? t('commissions.open.note')
          : t('commissions.closed.note', { person: closedBy ?? '', moment: moment(closedAt) })}
      </Alert>
      <Figures>
        <Stat label={t('commissions.sum.total')} value={sumOf('total')} />
        <Stat label={t('commissions.sum.spiffs')} value={sumOf('spiffs')} />
        <Stat label={t('commissions.sum.chargebacks')} value={sumOf('chargebacks')} />
      </Figures>
    </Stack>
  );
}
