import type { Receipt, ReceiptEntry } from '@tilldesk/domain/stock';
import { Badge, Button, EmptyState, IconButton, Tabs, Text } from '@tilldesk/ui';
import { DataTable, type Column } from '@tilldesk/ui/table';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { Row, Stack } from '../../../kit/page/flow.styles.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import type { ExtraAsked } from './ExtraDialog.tsx';
import { mayBeExtra } from './ScanPanel.tsx';
import { isWrong } from './tally.ts';
import type { Receiving } from './useReceiving.ts';

type ReceivedListsProps = { desk: Receiving; onExtra: (asked: ExtraAsked) => void };

/** What is in the receipt piece by piece, what the manifest still misses, and what was scanned and is not as ordered. */
export function ReceivedLists({ desk, onExtra }: ReceivedListsProps) {
  const say = useSay();
  const [tab, setTab] = useState('here');
  const { receipt, sums } = desk;
  // A scan reaches its line first; the lists follow when there is time.
  const entries = useDeferredValue(receipt.entries);
  const { here, wrong } = useMemo(() => partsOf(entries), [entries]);
  return (
    <Tabs
      label={say('purchases.receipt.lists')}
      tabs={[
        { id: 'here', label: say('purchases.receipt.here'), count: here.length },
        { id: 'missing', label: say('purchases.receipt.missing'), count: sums.missing },
        { id: 'wrong', label: say('purchases.receipt.wrong'), count: sums.wrong },
      ]}
      value={tab}
      onChange={setTab}
    >
      {(shown) =>
        shown === 'missing' ? (
          <Missing receipt={receipt} />
        ) : (
          <Entries
            kind={shown === 'wrong' ? 'wrong' : 'here'}
            entries={shown === 'wrong' ? wrong : here}
            onRemove={desk.remove}
            onExtra={onExtra}
          />
        )
      }
    </Tabs>
  );
}

/** Newest first; a barcode whose serial followed is neither. */
const partsOf = (entries: readonly ReceiptEntry[]) => {
  const newest = entries.toSorted((a, b) => b.at.localeCompare(a.at));
  return { here: newest.filter(({ quantity }) => quantity > 0), wrong: newest.filter(isWrong) };
};

/** Entries that are drawn while goods come in; who wants the rest asks for it. */
const LATEST = 25;

type EntriesProps = {
  kind: 'here' | 'wrong';
  entries: readonly ReceiptEntry[];
  onRemove: (entryIds: readonly string[]) => void;
  onExtra: (asked: ExtraAsked) => void;
};

const Entries = memo(
  function Entries({ kind, entries, onRemove, onExtra }: EntriesProps) {
    const say = useSay();
    const { number, time } = useFormats();
    const [all, setAll] = useState(false);
    const shown = all ? entries : entries.slice(0, LATEST);
    const columns: Column<ReceiptEntry>[] = [
      {
        id: 'code',
        header: say('purchases.code'),
        cell: ({ code }) => <Text code>{code ?? say('list.absent')}</Text>,
        whole: true,
      },
      {
        id: 'product',
        header: say('purchases.item'),
        cell: ({ productName }) => productName ?? <Text tone="muted">{say('list.absent')}</Text>,
      },
      {
        id: 'what',
        header: say('purchases.receipt.what'),
        width: 168,
        cell: ({ result, arrival }) => (
          <>
            <Badge tone={kind === 'wrong' ? 'bad' : 'neutral'}>{say(`purchases.result.${result}`)}</Badge>{' '}
            {arrival === 'damaged' && <Badge tone="warn">{say('purchases.arrival.damaged')}</Badge>}
          </>
        ),
      },
      {
        id: 'quantity',
        header: say('purchases.pieces'),
        cell: (entry) => number(entry.quantity),
        align: 'end',
        width: 80,
      },
      { id: 'at', header: say('purchases.receipt.at'), cell: ({ at }) => time(at), width: 96 },
      {
        id: 'remove',
        header: say('purchases.actions'),
        align: 'end',
        width: 168,
        cell: ({ id, result, code, lineId, productId, productName, identifiers }) => (
          <>
            {kind === 'wrong' && result !== 'byHand' && result !== 'extra' && mayBeExtra(result) && (
              <Button
                size="s"
                tone="quiet"
                tabIndex={-1}
                onClick={() =>
                  onExtra({
                    codes: identifiers.length > 0 ? identifiers : [code ?? ''],
                    lineId,
                    productId,
                    productName,
                    entryId: id,
                  })
                }
              >
                {say('purchases.extra.short')}
              </Button>
            )}
            <IconButton
              size="s"
              tabIndex={-1}
              icon={kind === 'wrong' ? 'close' : 'trash'}
              label={say(kind === 'wrong' ? 'purchases.receipt.dismiss' : 'purchases.receipt.remove', {
                code: code ?? productName ?? '',
              })}
              onClick={() => onRemove([id])}
            />
          </>
        ),
      },
    ];
    return (
      <Stack>
        <DataTable
          label={say(kind === 'wrong' ? 'purchases.receipt.wrong' : 'purchases.receipt.here')}
          columns={columns}
          rows={shown}
          rowId={({ id }) => id}
          maxHeight="48dvh"
          empty={
            <EmptyState
              icon={kind === 'wrong' ? 'check' : 'scan'}
              title={say(kind === 'wrong' ? 'purchases.receipt.noWrong' : 'purchases.receipt.nothing')}
              text={kind === 'wrong' ? undefined : say('purchases.receipt.nothingText')}
            />
          }
        />
        {shown.length < entries.length && (
          <Row>
            <Button size="s" tone="quiet" onClick={() => setAll(true)}>
              {say('purchases.receipt.showAll', { count: entries.length })}
            </Button>
          </Row>
        )}
      </Stack>
    );
  },
  // The ways out do the same whichever drawing of the page they come from.
  (before, now) => before.entries === now.entries && before.kind === now.kind,
);

const Missing = memo(
  function Missing({ receipt }: { receipt: Receipt }) {
    const say = useSay();
    const names = new Map(receipt.lines.map(({ lineId, description }) => [lineId, description]));
    const columns: Column<Receipt['missing'][number]>[] = [
      { id: 'code', header: say('purchases.code'), cell: ({ code }) => <Text code>{code}</Text>, whole: true },
      { id: 'product', header: say('purchases.item'), cell: ({ lineId }) => names.get(lineId) ?? '' },
    ];
    return (
      <DataTable
        label={say('purchases.receipt.missing')}
        columns={columns}
        rows={receipt.missing}
        rowId={({ unitId }) => unitId}
        maxHeight="48dvh"
        empty={<EmptyState icon="check" title={say('purchases.receipt.noMissing')} />}
      />
    );
  },
  (before, now) => before.receipt.missing === now.receipt.missing,
);
