import type { Receipt, ReceiptEntry } from '@tilldesk/domain/purchases';
import { Badge, Button, EmptyState, IconButton, Tabs, Text } from '@tilldesk/ui';
import { DataTable, type Column } from '@tilldesk/ui/table';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { ExtraItem } from './ExtraDialog.tsx';
import { mayBeExtra } from './ScanPanel.tsx';
import { isMismatch } from './tally.ts';
import type { Receiving } from './useReceiving.ts';

type ReceivedListsProps = { controller: Receiving; onExtra: (extraItem: ExtraItem) => void };

/** Lists the receipt's entries piece by piece, the missing units of the manifest, and scans that are not as ordered. */
export function ReceivedLists({ controller, onExtra }: ReceivedListsProps) {
  const t = useTranslate();
  const [tab, setTab] = useState('here');
  const { receipt, sums } = controller;
  // The lines update first after a scan; these lists follow with lower priority.
  const entries = useDeferredValue(receipt.entries);
  const { here, mismatches } = useMemo(() => partsOf(entries), [entries]);
  return (
    <Tabs
      label={t('purchases.receipt.lists')}
      tabs={[
        { id: 'here', label: t('purchases.receipt.here'), count: here.length },
        { id: 'missing', label: t('purchases.receipt.missing'), count: sums.missing },
        { id: 'wrong', label: t('purchases.receipt.wrong'), count: sums.wrong },
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
            entries={shown === 'wrong' ? mismatches : here}
            onRemove={controller.remove}
            onExtra={onExtra}
          />
        )
      }
    </Tabs>
  );
}

/** Groups the entries, newest first; a barcode that was followed by its serial is in no group. */
const partsOf = (entries: readonly ReceiptEntry[]) => {
  const newest = entries.toSorted((a, b) => b.at.localeCompare(a.at));
  return { here: newest.filter(({ quantity }) => quantity > 0), mismatches: newest.filter(isMismatch) };
};

/** The number of entries shown at first; the rest is shown on request. */
const LATEST = 25;

type EntriesProps = {
  kind: 'here' | 'wrong';
  entries: readonly ReceiptEntry[];
  onRemove: (entryIds: readonly string[]) => void;
  onExtra: (extraItem: ExtraItem) => void;
};

const Entries = memo(
  function Entries({ kind, entries, onRemove, onExtra }: EntriesProps) {
    const t = useTranslate();
    const { number, time } = useFormats();
    const [all, setAll] = useState(false);
    const shown = all ? entries : entries.slice(0, LATEST);
    const columns: Column<ReceiptEntry>[] = [
      {
        id: 'code',
        header: t('purchases.code'),
        cell: ({ code }) => <Text code>{code ?? t('list.absent')}</Text>,
        whole: true,
      },
      {
        id: 'product',
        header: t('purchases.item'),
        cell: ({ productName }) => productName ?? <Text tone="muted">{t('list.absent')}</Text>,
      },
      {
        id: 'what',
        header: t('purchases.receipt.what'),
        width: 168,
        cell: ({ result, arrival }) => (
          <>
            <Badge tone={kind === 'wrong' ? 'bad' : 'neutral'}>{t(`purchases.result.${result}`)}</Badge>{' '}
            {arrival === 'damaged' && <Badge tone="warn">{t('purchases.arrival.damaged')}</Badge>}
          </>
        ),
      },
      {
        id: 'quantity',
        header: t('purchases.pieces'),
        cell: (entry) => number(entry.quantity),
        align: 'end',
        width: 80,
      },
      { id: 'at', header: t('purchases.receipt.at'), cell: ({ at }) => time(at), width: 96 },
      {
        id: 'remove',
        header: t('purchases.actions'),
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
                {t('purchases.extra.short')}
              </Button>
            )}
            <IconButton
              size="s"
              tabIndex={-1}
              icon={kind === 'wrong' ? 'close' : 'trash'}
              label={t(kind === 'wrong' ? 'purchases.receipt.dismiss' : 'purchases.receipt.remove', {
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
          label={t(kind === 'wrong' ? 'purchases.receipt.wrong' : 'purchases.receipt.here')}
          columns={columns}
          rows={shown}
          rowId={({ id }) => id}
          maxHeight="48dvh"
          empty={
            <EmptyState
              icon={kind === 'wrong' ? 'check' : 'scan'}
              title={t(kind === 'wrong' ? 'purchases.receipt.noWrong' : 'purchases.receipt.nothing')}
              text={kind === 'wrong' ? undefined : t('purchases.receipt.nothingText')}
            />
          }
        />
        {shown.length < entries.length && (
          <Row>
            <Button size="s" tone="quiet" onClick={() => setAll(true)}>
              {t('purchases.receipt.showAll', { count: entries.length })}
            </Button>
          </Row>
        )}
      </Stack>
    );
  },
  // The callbacks behave the same after every render, so they are not compared.
  (before, now) => before.entries === now.entries && before.kind === now.kind,
);

const Missing = memo(
  function Missing({ receipt }: { receipt: Receipt }) {
    const t = useTranslate();
    const names = new Map(receipt.lines.map(({ lineId, description }) => [lineId, description]));
    const columns: Column<Receipt['missing'][number]>[] = [
      { id: 'code', header: t('purchases.code'), cell: ({ code }) => <Text code>{code}</Text>, whole: true },
      { id: 'product', header: t('purchases.item'), cell: ({ lineId }) => names.get(lineId) ?? '' },
    ];
    return (
      <DataTable
        label={t('purchases.receipt.missing')}
        columns={columns}
        rows={receipt.missing}
        rowId={({ unitId }) => unitId}
        maxHeight="48dvh"
        empty={<EmptyState icon="check" title={t('purchases.receipt.noMissing')} />}
      />
    );
  },
  (before, now) => before.receipt.missing === now.receipt.missing,
);
