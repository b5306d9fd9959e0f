import { refunds, refundExtent, type RefundableInvoice } from '@tilldesk/domain/refunds';
import { invoices } from '@tilldesk/domain/sales';
import { Alert, Badge, Button, Card, EmptyState, Kbd, ScanInput } from '@tilldesk/ui';
import { DataTable, type Column } from '@tilldesk/ui/table';
import { useState } from 'react';
import { PageLink } from '../../navigation/PageLink.tsx';
import { useNavigateTo } from '../../navigation/useNavigateTo.ts';
import { InlineGroup, Stack } from '../../page/flow.styles.ts';
import { Page } from '../../page/Page.tsx';
import { scanEcho } from '../../scanning/scanFeedback.ts';
import { useScan } from '../../scanning/useScan.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ApiProblem } from '../../api/ApiProblem.ts';
import { useAnswer } from '../../api/useAnswer.ts';
import { call } from '../../api/call.ts';
import { useKeys } from '../../browser/useKeys.ts';
import { useRested } from '../../browser/useDebounced.ts';
import { useSession } from '../../session/useSession.ts';
import { useCan } from '../../session/useCan.ts';
import { useStartFocus } from '../../page/useStartFocus.ts';

const form = '/refund-management/refund-issue/refund-invoice';
/** Delay after the last key before words are searched. A scanner finishes faster. */
const DEBOUNCE_MS = 160;
/** Number of recent sales listed before a search. */
const RECENT = 10;

/** Starts a refund: finds the invoice by number, IMEI, customer or phone number, or continues without a receipt. */
export function Screen() {
  const t = useTranslate();
  const navigateTo = useNavigateTo();
  const problems = useProblem();
  const box = useStartFocus<HTMLInputElement>();
  const takesBackWithoutReceipt = useSession().store.transaction.noReceiptRefund !== 'forbid';
  const [text, setText] = useState('');
  const [message, setMessage] = useState<string>();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const searchText = useRested(text.trim(), DEBOUNCE_MS);
  const { data, problem, again } = useAnswer(
    refunds.findInvoices,
    searchText === '' ? null : { query: { text: searchText } },
    {
      keepPreviousData: true,
      watch: ['invoices'],
    },
  );
  const recent = useRecent(searchText === '');
  const open = ({ id }: { id: string }) => navigateTo(form, { query: { invoiceId: id } });

  const findCode = async (code: string): Promise<'taken' | 'rejected'> => {
    setMessage(undefined);
    setDialogOpen(true);
    try {
      const { items } = await call(refunds.findInvoices, { query: { text: code } });
      const [only] = items.filter(({ number }) => items.length === 1 || number === code.toUpperCase());
      if (only) {
        open(only);
        return 'taken';
      }
      setText(code);
      if (items.length === 0) setMessage(t('refunds.find.nothing', { text: code }));
      return items.length === 0 ? 'rejected' : 'taken';
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setMessage(problems.message(error));
      return 'rejected';
    } finally {
      setDialogOpen(false);
    }
  };
  useScan(({ text: code }) => findCode(code));
  useKeys({ F2: () => box.current?.focus(), '/': () => box.current?.focus() });

  return (
    <Page
      actions={
        takesBackWithoutReceipt && (
          <PageLink to={form} tone="secondary" icon="undo">
            {t('refunds.find.noReceipt')}
          </PageLink>
        )
      }
    >
      <Stack data-density="touch">
        <ScanInput
          ref={box}
          label={t('refunds.find')}
          placeholder={t('refunds.find.hint')}
          maxLength={100}
          maxLengthText={t('form.maxLength')}
          value={text}
          onChange={(typed) => {
            setText(typed);
            setMessage(undefined);
          }}
          onSubmit={({ text: code }) => void findCode(code).then((result) => scanEcho.report(result, code))}
          busy={isDialogOpen}
          end={<Kbd>{'F2'}</Kbd>}
          message={message}
          messageTone="bad"
        />
        {problem && (
          <Alert tone="bad" actions={<Button onClick={again}>{t('list.again')}</Button>}>
            {problems.message(problem)}
          </Alert>
        )}
        {searchText !== '' && <Found label={t('refunds.find.found')} found={data?.items ?? []} onOpen={open} />}
        {searchText === '' &&
          (recent.length === 0 ? (
            <EmptyState icon="scan" title={t('refunds.find.empty')} text={t('refunds.find.empty.text')} />
          ) : (
            <Card variant="bare" title={t('refunds.find.recent')}>
              <Found label={t('refunds.find.recent')} found={recent} onOpen={open} />
            </Card>
          ))}
      </Stack>
    </Page>
  );
}

/** Returns the last sales of the store; none without the right to see them. */
function useRecent(isEnabled: boolean): readonly RefundableInvoice[] {
  const maySee = useCan('Sale & Invoice', 'read');
  const query = { status: 'paid', sort: '-createdAt', limit: RECENT } as const;
  const { data } = useAnswer(invoices.list, isEnabled && maySee ? { query } : null, { keepPreviousData: true });
  return (data?.items ?? []).flatMap(({ number, postedAt, ...row }) =>
    number === null || postedAt === null ? [] : [{ ...row, number, store: null, at: postedAt }],
  );
}

type FoundProps = {
  label: string;
  found: readonly RefundableInvoice[];
  onOpen: (invoice: RefundableInvoice) => void;
};

/** Lists refundable invoices. Each one opens its refund. */
function Found({ label, found, onOpen }: FoundProps) {
  const t = useTranslate();
  const { money, moment } = useFormats();
  const columns: Column<RefundableInvoice>[] = [
    {
      id: 'number',
      header: t('refunds.invoice'),
      whole: true,
      cell: ({ id, number, store }) => (
        <PageLink to={form} query={{ invoiceId: id }}>
          {store === null ? number : t('refunds.soldAt', { number, store })}
        </PageLink>
      ),
    },
    { id: 'at', header: t('refunds.date'), whole: true, cell: ({ at }) => moment(at) },
    {
      id: 'customer',
      header: t('refunds.customer'),
      cell: (invoice) => (
        <InlineGroup>
          {invoice.customerName ?? t('refunds.walkIn')}
          <RefundBadge invoice={invoice} />
        </InlineGroup>
      ),
    },
    { id: 'total', header: t('refunds.total'), align: 'end', cell: ({ total }) => money(total) },
  ];
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={found}
      rowId={({ id }) => id}
      onOpen={onOpen}
      empty={<EmptyState icon="search" title={t('list.none.title')} text={t('refunds.find.none')} />}
    />
  );
}

/** Shows whether the invoice was refunded in part or in full. */
function RefundBadge({ invoice }: { invoice: RefundableInvoice }) {
  const t = useTranslate();
  const extent = refundExtent(invoice);
  if (extent === 'none') return null;
  return <Badge tone={extent === 'all' ? 'bad' : 'warn'}>{t(`refunds.extent.${extent}`)}</Badge>;
}
