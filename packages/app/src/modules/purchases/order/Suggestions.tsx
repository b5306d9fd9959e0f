import type { Answer } from '@tilldesk/domain/contract';
import { purchaseSuggestions } from '@tilldesk/domain/purchases';
import { Alert, Button, Checkbox, EmptyState, NumberInput, Text } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { DataTable, type Column } from '@tilldesk/ui/table';
import { useState } from 'react';
import type { VendorOption } from '../../../purchasing/vendors.wiring.ts';
import { Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { QUANTITY_MAX, type Orderable } from './order.ts';

type Suggestion = Answer<typeof purchaseSuggestions>['items'][number];

export type SuggestionsProps = {
  /** Suggests only products that this vendor has supplied before, unless the user requests all. */
  vendor: VendorOption | null;
  /** Products that are already in the order. */
  present: readonly string[];
  onAdd: (items: readonly (Orderable & { quantity: number })[]) => void;
  onClose: () => void;
};

/** Suggests products at or below their reorder point, with the calculation of the quantity. */
export function Suggestions({ vendor, present, onAdd, onClose }: SuggestionsProps) {
  const t = useTranslate();
  const { money } = useFormats();
  const problems = useProblem();
  const [everyVendor, setEveryVendor] = useState(vendor === null);
  const query = everyVendor || vendor === null ? {} : { vendorId: vendor.id };
  const { data, problem, again } = useAnswer(purchaseSuggestions, { query }, { keepPreviousData: true });
  // Quantities that the user changed, by product; 0 means not wanted.
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const rows = (data?.items ?? []).filter(({ productId }) => !present.includes(productId));
  const quantityFor = (row: Suggestion) => quantities[row.productId] ?? row.suggested;
  const put = (row: Suggestion, quantity: number) =>
    setQuantities((before) => ({ ...before, [row.productId]: quantity }));
  const selectedRows = rows.filter((row) => quantityFor(row) > 0);

  const columns: Column<Suggestion>[] = [
    {
      id: 'take',
      header: t('purchases.suggest.take'),
      width: 64,
      cell: (row) => (
        <Checkbox
          aria-label={t('purchases.suggest.takeOne', { product: row.name })}
          checked={quantityFor(row) > 0}
          onChange={(checked) => put(row, checked ? row.suggested : 0)}
        />
      ),
    },
    { id: 'name', header: t('purchases.item'), cell: ({ name }) => <Text weight="medium">{name}</Text> },
    {
      id: 'why',
      header: t('purchases.suggest.why'),
      width: 296,
      cell: ({ available, incoming, reorderPoint, reorderTo }) => (
        <Text size="s" tone="muted">
          {t('purchases.suggest.because', { available, incoming, reorderPoint, reorderTo })}
        </Text>
      ),
    },
    {
      id: 'cost',
      header: t('purchases.lastCost'),
      align: 'end',
      width: 104,
      cell: ({ lastCost }) => (lastCost === null ? t('list.absent') : money(lastCost)),
    },
    {
      id: 'quantity',
      header: t('purchases.quantity'),
      align: 'end',
      width: 112,
      cell: (row) => (
        <NumberInput
          size="s"
          aria-label={t('purchases.quantity.of', { product: row.name })}
          max={QUANTITY_MAX}
          value={quantityFor(row)}
          onChange={(quantity) => put(row, quantity ?? 0)}
        />
      ),
    },
  ];
  return (
    <Dialog
      open
      size="xl"
      title={t('purchases.suggest')}
      description={t('purchases.suggest.about')}
      closeLabel={t('buying.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button
            tone="primary"
            disabled={selectedRows.length === 0}
            onClick={() =>
              onAdd(
                selectedRows.map((row) => ({
                  id: row.productId,
                  name: row.name,
                  sku: row.sku,
                  vendorSku: row.vendorSku,
                  lastCost: row.lastCost,
                  cost: null,
                  tracking: null,
                  quantity: quantityFor(row),
                })),
              )
            }
          >
            {t('purchases.suggest.do', { count: selectedRows.length })}
          </Button>
        </>
      }
    >
      <Stack>
        {vendor !== null && (
          <Checkbox
            label={t('purchases.suggest.every', { vendor: vendor.label })}
            checked={everyVendor}
            onChange={setEveryVendor}
          />
        )}
        {problem && !data ? (
          <Alert tone="bad" actions={<Button onClick={again}>{t('list.again')}</Button>}>
            {problems.message(problem)}
          </Alert>
        ) : (
          <DataTable
            label={t('purchases.suggest')}
            columns={columns}
            rows={rows}
            rowId={({ productId }) => productId}
            density="touch"
            loading={data ? undefined : t('list.loading')}
            empty={
              <EmptyState icon="check" title={t('purchases.suggest.none')} text={t('purchases.suggest.noneText')} />
            }
          />
        )}
      </Stack>
    </Dialog>
  );
}
