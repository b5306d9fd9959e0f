import { vendorEntryKinds, vendorLedger, type Vendor, type VendorEntry } from '@tilldesk/domain/vendors';
import { Button, Text } from '@tilldesk/ui';
import { Suspense, useMemo, useState } from 'react';
import { ActionButton } from '../../../actions/ActionButton.tsx';
import { PageLink } from '../../../navigation/PageLink.tsx';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { ClearFilters, ListFilter } from '../../../resource/list/ListFilters.tsx';
import { listOf } from '../../../resource/list/listOf.ts';
import type { ListColumn } from '../../../resource/list/ListColumn.ts';
import { ListView } from '../../../resource/list/ListView.tsx';
import { Shown } from '../../../resource/FieldValue.tsx';
import { useList } from '../../../resource/list/useList.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useCan } from '../../../session/useCan.ts';
import { lazyPart } from '../../../page/lazyOnIdle.tsx';
import { adjustBalance } from './adjustBalance.ts';

const StatementDialog = lazyPart(async () => (await import('./StatementDialog.tsx')).StatementDialog);

const filters = ['kind'];
const watch = ['purchases'];

/** The ledger of a vendor, newest first: bills, payments, credits and adjustments, with the balance after each. */
export function VendorLedger({ vendor }: { vendor: Vendor }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const mayAdjust = useCan('Vendor', 'update');
  const ledger = useMemo(() => listOf(vendorLedger, { id: vendor.id }), [vendor.id]);
  const list = useList(ledger, { sort: '-at', filters, watch });
  const columns = useColumns();
  return (
    <Stack>
      <Row>
        <Button icon="print" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('vendors.statement')}
        </Button>
        {mayAdjust && (
          <ActionButton action={adjustBalance} of={vendor} tone="quiet" icon="edit">
            {t('vendors.adjust')}
          </ActionButton>
        )}
      </Row>
      <ListView
        list={list}
        name="vendor-ledger"
        label={t('vendors.view.ledger')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ documentNumber, at }) => documentNumber ?? at}
        searchHint={t('vendors.ledger.search')}
        filters={
          <>
            <ListFilter
              label={t('vendors.entry.kind')}
              value={list.filters['kind'] ?? ''}
              options={vendorEntryKinds.map((id) => ({ id, label: t(`vendors.kind.${id}`) }))}
              onChange={(kind) => list.setFilter('kind', kind)}
            />
            <ClearFilters list={list} />
          </>
        }
        empty={{ icon: 'clock', title: t('vendors.ledger.empty'), text: t('vendors.ledger.emptyText') }}
      />
      <Suspense>{isOpen && <StatementDialog vendor={vendor} onClose={() => setOpen(false)} />}</Suspense>
    </Stack>
  );
}

function useColumns(): ListColumn<VendorEntry>[] {
  const t = useTranslate();
  return useMemo(
    () => [
      { id: 'at', header: t('vendors.entry.at'), kind: 'instant', value: ({ at }) => at, sortable: true },
      {
        id: 'kind',
        header: t('vendors.entry.kind'),
        kind: 'text',
        value: ({ kind }) => t(`vendors.kind.${kind}`),
        width: 132,
      },
      {
        id: 'documentNumber',
        header: t('vendors.entry.document'),
        kind: 'code',
        value: ({ documentNumber }) => documentNumber,
        cell: (entry) => <EntryDocument entry={entry} />,
        width: 116,
      },
      { id: 'reference', header: t('vendors.entry.reference'), kind: 'code', value: ({ reference }) => reference },
      { id: 'note', header: t('vendors.entry.note'), kind: 'text', value: ({ note }) => note },
      { id: 'amount', header: t('vendors.entry.amount'), kind: 'money', value: ({ amount }) => amount },
      {
        id: 'balance',
        header: t('vendors.entry.balance'),
        kind: 'money',
        value: ({ balance }) => balance,
        cell: ({ balance }) => (
          <Text weight="medium">
            <Shown kind="money" value={balance} />
          </Text>
        ),
      },
      { id: 'by', header: t('vendors.entry.by'), kind: 'text', value: ({ by }) => by, hidden: true },
      {
        id: 'storeName',
        header: t('vendors.entry.store'),
        kind: 'text',
        value: (entry) => entry.storeName,
        hidden: true,
      },
    ],
    [t],
  );
}

/** A document number, linked to its order. */
function EntryDocument({ entry: { documentNumber, purchaseId } }: { entry: VendorEntry }) {
  if (documentNumber === null || purchaseId === null) return <Shown kind="code" value={documentNumber} />;
  return (
    <PageLink to="/purchases/edit-purchases/:purchaseId" with={{ purchaseId }} query={{ tab: 'bills' }}>
      {documentNumber}
    </PageLink>
  );
}
