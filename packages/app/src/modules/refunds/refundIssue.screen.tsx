import { can } from '@tilldesk/domain/rights';
import { invoices, refunds, refundStanding, type RefundableInvoice } from '@tilldesk/domain/shop';
import { Alert, Badge, Button, Card, EmptyState, Kbd, ScanInput } from '@tilldesk/ui';
import { DataTable, type Column } from '@tilldesk/ui/table';
import { useState } from 'react';
import { Go } from '../../kit/go/Go.tsx';
import { useGo } from '../../kit/go/useGo.ts';
import { Beside, Stack } from '../../kit/page/flow.styles.ts';
import { Page } from '../../kit/page/Page.tsx';
import { scanEcho } from '../../kit/scan/scanEcho.ts';
import { useScan } from '../../kit/scan/useScan.ts';
import { useFormats } from '../../kit/say/useFormats.ts';
import { useProblem } from '../../kit/say/useProblem.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { ApiProblem } from '../../wiring/ApiProblem.ts';
import { useAnswer } from '../../wiring/answers.ts';
import { call } from '../../wiring/api.ts';
import { useKeys } from '../../wiring/useKeys.ts';
import { useRested } from '../../wiring/useRested.ts';
import { useSession } from '../../wiring/useSession.ts';
import { useStartHere } from '../../kit/page/useStartHere.ts';

const form = '/refund-management/refund-issue/refund-invoice';
/** Typing must rest this long before words are looked for; a scanner is through by then. */
const REST_MS = 160;
/** How many of the last sales stand there before anything is looked for. */
const RECENT = 10;

/** Begins a refund: finds its invoice by number, IMEI, customer or phone, or goes on without a receipt. */
export function Screen() {
  const say = useSay();
  const go = useGo();
  const problems = useProblem();
  const box = useStartHere<HTMLInputElement>();
  const [text, setText] = useState('');
  const [message, setMessage] = useState<string>();
  const [asking, setAsking] = useState(false);
  const words = useRested(text.trim(), REST_MS);
  const { data, problem, again } = useAnswer(refunds.findInvoices, words === '' ? null : { query: { text: words } }, {
    keep: true,
    watch: ['invoices'],
  });
  const recent = useRecent(words === '');
  const open = ({ id }: { id: string }) => go(form, { query: { invoiceId: id } });

  const look = async (code: string): Promise<'taken' | 'refused'> => {
    setMessage(undefined);
    setAsking(true);
    try {
      const { items } = await call(refunds.findInvoices, { query: { text: code } });
      const [only] = items.filter(({ number }) => items.length === 1 || number === code.toUpperCase());
      if (only) {
        open(only);
        return 'taken';
      }
      setText(code);
      if (items.length === 0) setMessage(say('refunds.find.nothing', { text: code }));
      return items.length === 0 ? 'refused' : 'taken';
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setMessage(problems.say(error));
      return 'refused';
    } finally {
      setAsking(false);
    }
  };
  useScan(({ text: code }) => look(code));
  useKeys({ F2: () => box.current?.focus(), '/': () => box.current?.focus() });

  return (
    <Page
      actions={
        <Go to={form} tone="secondary" icon="undo">
          {say('refunds.find.noReceipt')}
        </Go>
      }
    >
      <Stack data-density="touch">
        <ScanInput
          ref={box}
          label={say('refunds.find')}
          placeholder={say('refunds.find.hint')}
          maxLength={100}
          maxLengthText={say('form.maxLength')}
          value={text}
          onChange={(typed) => {
            setText(typed);
            setMessage(undefined);
          }}
          onSubmit={({ text: code }) => void look(code).then((result) => scanEcho.tell(result, code))}
          busy={asking}
          end={<Kbd>{'F2'}</Kbd>}
          message={message}
          messageTone="bad"
        />
        {problem && (
          <Alert tone="bad" actions={<Button onClick={again}>{say('list.again')}</Button>}>
            {problems.say(problem)}
          </Alert>
        )}
        {words !== '' && <Found label={say('refunds.find.found')} found={data?.items ?? []} onOpen={open} />}
        {words === '' &&
          (recent.length === 0 ? (
            <EmptyState icon="scan" title={say('refunds.find.empty')} text={say('refunds.find.empty.text')} />
          ) : (
            <Card look="bare" title={say('refunds.find.recent')}>
              <Found label={say('refunds.find.recent')} found={recent} onOpen={open} />
            </Card>
          ))}
      </Stack>
    </Page>
  );
}

/** The last sales of the store, for those who may see them. */
function useRecent(isWanted: boolean): readonly RefundableInvoice[] {
  const maySee = can(useSession().permissions, 'Sale & Invoice', 'read');
  const query = { status: 'paid', sort: '-createdAt', limit: RECENT } as const;
  const { data } = useAnswer(invoices.list, isWanted && maySee ? { query } : null, { keep: true });
  return (data?.items ?? []).flatMap(({ number, postedAt, ...row }) =>
    number === null || postedAt === null ? [] : [{ ...row, number, at: postedAt }],
  );
}

type FoundProps = {
  label: string;
  found: readonly RefundableInvoice[];
  onOpen: (invoice: RefundableInvoice) => void;
};

/** Invoices that may be refunded; each opens its refund. */
function Found({ label, found, onOpen }: FoundProps) {
  const say = useSay();
  const { money, moment } = useFormats();
  const columns: Column<RefundableInvoice>[] = [
    {
      id: 'number',
      header: say('refunds.invoice'),
      whole: true,
      cell: ({ id, number }) => (
        <Go to={form} query={{ invoiceId: id }}>
          {number}
        </Go>
      ),
    },
    { id: 'at', header: say('refunds.date'), whole: true, cell: ({ at }) => moment(at) },
    {
      id: 'customer',
      header: say('refunds.customer'),
      cell: (invoice) => (
        <Beside>
          {invoice.customerName ?? say('refunds.walkIn')}
          <Standing invoice={invoice} />
        </Beside>
      ),
    },
    { id: 'total', header: say('refunds.total'), align: 'end', cell: ({ total }) => money(total) },
  ];
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={found}
      rowId={({ id }) => id}
      onOpen={onOpen}
      empty={<EmptyState icon="search" title={say('list.none.title')} text={say('refunds.find.none')} />}
    />
  );
}

/** Whether something of it, or all, was refunded before. */
function Standing({ invoice }: { invoice: RefundableInvoice }) {
  const say = useSay();
  const standing = refundStanding(invoice);
  if (standing === 'none') return null;
  return <Badge tone={standing === 'all' ? 'bad' : 'warn'}>{say(`refunds.standing.${standing}`)}</Badge>;
}
