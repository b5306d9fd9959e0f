import { can } from '@tilldesk/domain/rights';
import { purchaseActs, receipts, startReceipt, type Purchase } from '@tilldesk/domain/stock';
import { Alert, Button, Card, Field, TextInput } from '@tilldesk/ui';
import { lazy, Suspense, useState } from 'react';
import { useWork } from '../../../kit/buying/useWork.ts';
import { Failed } from '../../../kit/page/Failed.tsx';
import { Row, Stack } from '../../../kit/page/flow.styles.ts';
import { Fields } from '../../../kit/resource/Form.styles.ts';
import { Wait } from '../../../kit/page/Wait.tsx';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { refresh, useAnswer } from '../../../wiring/answers.ts';
import { call } from '../../../wiring/api.ts';
import { newId } from '../../../wiring/newId.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { standingOf } from '../page/standingOf.ts';
import { ReceiptsTable } from './ReceiptsTable.tsx';
import { Receiving } from './Receiving.tsx';

const ManifestDialog = lazy(async () => ({ default: (await import('./ManifestDialog.tsx')).ManifestDialog }));

/** The goods of an order: the receipt that is open, the way to begin one, and those that were posted. */
export function ReceiveView({ purchase }: { purchase: Purchase }) {
  const { permissions } = useSession();
  const [listing, setListing] = useState(false);
  const [begun, setBegun] = useState(false);
  const draft = purchase.receipts.find(({ status }) => status === 'draft');
  const mayReceive = purchaseActs(standingOf(purchase)).receive && can(permissions, 'Purchase', 'create');
  const hasSerials = purchase.lines.some(({ tracking, open }) => tracking === 'serialized' && open > 0);
  const onManifest = hasSerials && mayReceive ? () => setListing(true) : undefined;
  const past = purchase.receipts.filter(({ status }) => status !== 'draft');
  return (
    <Stack>
      {mayReceive && draft && <OpenReceipt id={draft.id} begins={begun} onManifest={onManifest} />}
      {mayReceive && !draft && <Begin purchase={purchase} onManifest={onManifest} onBegun={() => setBegun(true)} />}
      {(past.length > 0 || !mayReceive) && <ReceiptsTable purchase={purchase} receipts={past} />}
      <Suspense>{listing && <ManifestDialog purchase={purchase} onClose={() => setListing(false)} />}</Suspense>
    </Stack>
  );
}

type WithManifest = { onManifest: (() => void) | undefined };

function OpenReceipt({ id, begins, onManifest }: { id: string; begins: boolean } & WithManifest) {
  const { data, problem, again } = useAnswer(receipts.one, { params: { id } });
  if (!data) return problem ? <Failed problem={problem} onAgain={again} /> : <Wait />;
  // It was posted or thrown away a moment ago; the order follows.
  if (data.status !== 'draft') return <Wait />;
  return <Receiving key={id} receipt={data} begins={begins} onManifest={onManifest} />;
}

/** Begins a receipt, or goes on with one that somebody else began meanwhile. */
function Begin({ purchase, onManifest, onBegun }: { purchase: Purchase; onBegun: () => void } & WithManifest) {
  const say = useSay();
  const problems = useProblem();
  const { run, busy, problem } = useWork();
  const [id] = useState(newId);
  const [deliveryNote, setNote] = useState('');
  const begin = async () => {
    const body = { id, deliveryNote: deliveryNote.trim() || null };
    const params = { id: purchase.id };
    if ((await run(body, () => call(startReceipt, { params, body }))) === null) return;
    onBegun();
    refresh('purchases');
  };
  const expected = purchase.lines.reduce((sum, line) => sum + line.expectedUnits - line.arrivedUnits, 0);
  return (
    <Card
      title={say('purchases.receipt.begin.title', { count: purchase.open })}
      hint={say(expected > 0 ? 'purchases.receipt.begin.listed' : 'purchases.receipt.begin.text', { count: expected })}
    >
      <Stack>
        {problem && <Alert tone="bad">{problems.say(problem)}</Alert>}
        <Fields>
          <Field label={say('purchases.receipt.note')} hint={say('purchases.receipt.noteHint')}>
            <TextInput
              value={deliveryNote}
              onChange={setNote}
              maxLengthText={say('form.maxLength')}
              autoComplete="off"
              data-scan="fill"
            />
          </Field>
        </Fields>
        <Row>
          <Button tone="primary" icon="scan" busy={busy} onClick={() => void begin()}>
            {say('purchases.receipt.begin')}
          </Button>
          {onManifest && (
            <Button icon="copy" aria-haspopup="dialog" onClick={onManifest}>
              {say('purchases.manifest')}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
