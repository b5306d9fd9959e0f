import { can } from '@tilldesk/domain/rights';
import { allowedPurchaseActions, receipts, type Purchase } from '@tilldesk/domain/purchases';
import { Alert, Button, Card, Field, TextInput } from '@tilldesk/ui';
import { Suspense, useState } from 'react';
import { useScan } from '../../../scanning/useScan.ts';
import { Failed } from '../../../page/Failed.tsx';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { Fields } from '../../../resource/form/Form.styles.ts';
import { Wait } from '../../../page/Loading.tsx';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useSession } from '../../../session/useSession.ts';
import { purchaseStatusOf } from '../page/purchaseStatusOf.ts';
import { ReceiptsTable } from './ReceiptsTable.tsx';
import { Receiving } from './Receiving.tsx';
import { lazyPart } from '../../../page/lazyOnIdle.tsx';
import { useBegin, type EarlyScan } from './useBegin.ts';

const ManifestDialog = lazyPart(async () => (await import('./ManifestDialog.tsx')).ManifestDialog);

/** Receiving for an order: the open receipt, a form to start one, and the posted receipts. */
export function ReceiveView({ purchase }: { purchase: Purchase }) {
  const { permissions } = useSession();
  const [listing, setListing] = useState(false);
  const draft = purchase.receipts.find(({ status }) => status === 'draft');
  const mayReceive =
    allowedPurchaseActions(purchaseStatusOf(purchase)).receive && can(permissions, 'Purchase', 'create');
  const hasSerials = purchase.lines.some(({ tracking, open }) => tracking === 'serialized' && open > 0);
  const onManifest = hasSerials && mayReceive ? () => setListing(true) : undefined;
  const beginning = useBegin(purchase.id, draft?.id);
  // A scan made before the button was clicked starts the receipt and is counted in it.
  useScan(({ text }) => beginning.early(text, { begins: !draft }), { when: mayReceive });
  const past = purchase.receipts.filter(({ status }) => status !== 'draft');
  return (
    <Stack>
      {mayReceive && draft && (
        <OpenReceipt id={draft.id} begins={beginning.begun} early={beginning.take} onManifest={onManifest} />
      )}
      {mayReceive && !draft && <Begin purchase={purchase} beginning={beginning} onManifest={onManifest} />}
      {(past.length > 0 || !mayReceive) && <ReceiptsTable purchase={purchase} receipts={past} />}
      <Suspense>{listing && <ManifestDialog purchase={purchase} onClose={() => setListing(false)} />}</Suspense>
    </Stack>
  );
}

type WithManifest = { onManifest: (() => void) | undefined };

type OpenReceiptProps = { id: string; begins: boolean; early: () => readonly EarlyScan[] } & WithManifest;

function OpenReceipt({ id, begins, early, onManifest }: OpenReceiptProps) {
  const { data, problem, again } = useAnswer(receipts.one, { params: { id } });
  if (!data) return problem ? <Failed problem={problem} onAgain={again} /> : <Wait />;
  // The receipt was just posted or discarded; the order is about to update.
  if (data.status !== 'draft') return <Wait />;
  return <Receiving key={id} receipt={data} begins={begins} early={early} onManifest={onManifest} />;
}

/** Starts a receipt, or continues one that another user has just started. */
type BeginProps = { purchase: Purchase; beginning: ReturnType<typeof useBegin> } & WithManifest;

function Begin({ purchase, beginning, onManifest }: BeginProps) {
  const t = useTranslate();
  const problems = useProblem();
  const { begin, busy, problem, deliveryNote, setNote } = beginning;
  const expected = purchase.lines.reduce((sum, line) => sum + line.expectedUnits - line.arrivedUnits, 0);
  return (
    <Card
      title={t('purchases.receipt.begin.title', { count: purchase.open })}
      hint={t(expected > 0 ? 'purchases.receipt.begin.listed' : 'purchases.receipt.begin.text', { count: expected })}
    >
      <Stack>
        {problem && <Alert tone="bad">{problems.message(problem)}</Alert>}
        <Fields>
          <Field label={t('purchases.receipt.note')} hint={t('purchases.receipt.noteHint')}>
            <TextInput
              value={deliveryNote}
              onChange={setNote}
              maxLengthText={t('form.maxLength')}
              autoComplete="off"
              data-scan="fill"
            />
          </Field>
        </Fields>
        <Row>
          <Button tone="primary" icon="scan" busy={busy} onClick={() => void begin()}>
            {t('purchases.receipt.begin')}
          </Button>
          {onManifest && (
            <Button icon="copy" aria-haspopup="dialog" onClick={onManifest}>
              {t('purchases.manifest')}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
