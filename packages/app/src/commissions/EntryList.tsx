import { commissionEarnings, type ExplainedEntry } from '@tilldesk/domain/commissions';
import { Button, ItemList, Text } from '@tilldesk/ui';
import { useState } from 'react';
import { useAnswer } from '../api/useAnswer.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { PageLink } from '../navigation/PageLink.tsx';
import { Failed } from '../page/Failed.tsx';
import { Row, Stack } from '../page/flow.styles.ts';
import { Wait } from '../page/Loading.tsx';
import { entrySentence } from './entrySentence.ts';

/** Whose entries of which period: null is the user's own. */
type Props = { userId: string | null; from: string };

const SETUP = '/employee-management/commissions/setup-commission';
const changing = { keepPreviousData: true, watch: ['invoices', 'refunds', 'commission-rules'] } as const;

/** The commission entries of a person in a period: each says in one sentence what made it. */
export function EntryList({ userId, from }: Props) {
  const t = useTranslate();
  const [page, setPage] = useState(1);
  const own = useAnswer(commissionEarnings.ownEntries, userId === null ? { query: { from, page } } : null, changing);
  const anybody = useAnswer(
    commissionEarnings.entries,
    userId === null ? null : { query: { from, userId, page } },
    changing,
  );
  const { data, problem, again } = userId === null ? own : anybody;
  if (!data) return problem ? <Failed problem={problem} onAgain={again} /> : <Wait />;
  const { pagination } = data;
  return (
    <Stack>
      <Entries items={data.items} />
      {pagination.totalPages > 1 && (
        <Row>
          <Button size="s" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('commissions.entries.later')}
          </Button>
          <Text tone="muted">{t('commissions.entries.page', { page, pages: pagination.totalPages })}</Text>
          <Button size="s" disabled={!pagination.hasNextPage} onClick={() => setPage(page + 1)}>
            {t('commissions.entries.earlier')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

function Entries({ items }: { items: readonly ExplainedEntry[] }) {
  const t = useTranslate();
  const formats = useFormats();
  if (items.length === 0) return <Text tone="muted">{t('commissions.entries.none')}</Text>;
  return (
    <ItemList
      aria-label={t('commissions.entries')}
      variant="filled"
      items={items.map((entry) => ({
        id: entry.place,
        title: <Sold entry={entry} />,
        text: (
          <>
            {entrySentence(entry, t, formats)} {entry.rule && <RuleLink rule={entry.rule} />}
          </>
        ),
        value: formats.money(entry.amount),
      }))}
    />
  );
}

/** What was sold, with a link to the invoice, and from which day it counts. */
function Sold({ entry: { day, invoice, line } }: { entry: ExplainedEntry }) {
  const t = useTranslate();
  const { day: dayText } = useFormats();
  return (
    <Row as="span">
      {line ?? (invoice === null ? t('commissions.sum.adjustments') : t('commissions.entry.whole'))}
      {invoice && (
        <PageLink to="/sale-invoice-management/invoice-details/:invoiceId" with={{ invoiceId: invoice.id }}>
          {invoice.number}
        </PageLink>
      )}
      <Text tone="muted">{dayText(day)}</Text>
    </Row>
  );
}

const RuleLink = ({ rule }: { rule: NonNullable<ExplainedEntry['rule']> }) => (
  <PageLink to={SETUP} query={{ search: rule.name }}>
    {useTranslate()('commissions.entry.version', { version: rule.version })}
  </PageLink>
);
