import type { Answer } from '@tilldesk/domain/contract';
import { purchaseSuggestions } from '@tilldesk/domain/stock';
import { Alert, Button, Checkbox, EmptyState, NumberInput, Text } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { DataTable, type Column } from '@tilldesk/ui/table';
import { useState } from 'react';
import type { VendorOption } from '../../../kit/buying/vendors.wiring.ts';
import { Stack } from '../../../kit/page/flow.styles.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useAnswer } from '../../../wiring/answers.ts';
import { QUANTITY_MAX, type Orderable } from './order.ts';

type Suggestion = Answer<typeof purchaseSuggestions>['items'][number];

export type SuggestionsProps = {
  /** Only what this vendor has supplied before, unless a person wants all. */
  vendor: VendorOption | null;
  /** Products that stand in the order already. */
  present: readonly string[];
  onTake: (items: readonly (Orderable & { quantity: number })[]) => void;
  onClose: () => void;
};

/** What should be ordered: what is down to its reorder point, with the sum that says how many. */
export function Suggestions({ vendor, present, onTake, onClose }: SuggestionsProps) {
  const say = useSay();
  const { money } = useFormats();
  const problems = useProblem();
  const [everyVendor, setEveryVendor] = useState(vendor === null);
  const query = everyVendor || vendor === null ? {} : { vendorId: vendor.id };
  const { data, problem, again } = useAnswer(purchaseSuggestions, { query }, { keep: true });
  // What a person has changed over what was suggested: pieces by product, 0 for not wanted.
  const [own, setOwn] = useState<Readonly<Record<string, number>>>({});
  const rows = (data?.items ?? []).filter(({ productId }) => !present.includes(productId));
  const wanted = (row: Suggestion) => own[row.productId] ?? row.suggested;
  const put = (row: Suggestion, quantity: number) => setOwn((before) => ({ ...before, [row.productId]: quantity }));
  const taken = rows.filter((row) => wanted(row) > 0);

  const columns: Column<Suggestion>[] = [
    {
      id: 'take',
      header: say('purchases.suggest.take'),
      width: 64,
      cell: (row) => (
        <Checkbox
          aria-label={say('purchases.suggest.takeOne', { product: row.name })}
          checked={wanted(row) > 0}
          onChange={(checked) => put(row, checked ? row.suggested : 0)}
        />
      ),
    },
    { id: 'name', header: say('purchases.item'), cell: ({ name }) => <Text weight="medium">{name}</Text> },
    {
      id: 'why',
      header: say('purchases.suggest.why'),
      width: 296,
      cell: ({ available, incoming, reorderPoint, reorderTo }) => (
        <Text size="s" tone="muted">
          {say('purchases.suggest.because', { available, incoming, reorderPoint, reorderTo })}
        </Text>
      ),
    },
    {
      id: 'cost',
      header: say('purchases.lastCost'),
      align: 'end',
      width: 104,
      cell: ({ lastCost }) => (lastCost === null ? say('list.absent') : money(lastCost)),
    },
    {
      id: 'quantity',
      header: say('purchases.quantity'),
      align: 'end',
      width: 112,
      cell: (row) => (
        <NumberInput
          size="s"
          aria-label={say('purchases.quantity.of', { product: row.name })}
          max={QUANTITY_MAX}
          value={wanted(row)}
          onChange={(quantity) => put(row, quantity ?? 0)}
        />
      ),
    },
  ];
  return (
    <Dialog
      open
      size="xl"
      title={say('purchases.suggest')}
      description={say('purchases.suggest.about')}
      closeLabel={say('buying.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say('form.cancel')}</Button>
          <Button
            tone="primary"
            disabled={taken.length === 0}
            onClick={() =>
              onTake(
                taken.map((row) => ({
                  id: row.productId,
                  name: row.name,
                  sku: row.sku,
                  vendorSku: row.vendorSku,
                  lastCost: row.lastCost,
                  cost: null,
                  tracking: null,
                  quantity: wanted(row),
                })),
              )
            }
          >
            {say('purchases.suggest.do', { count: taken.length })}
          </Button>
        </>
      }
    >
      <Stack>
        {vendor !== null && (
          <Checkbox
            label={say('purchases.suggest.every', { vendor: vendor.label })}
            checked={everyVendor}
            onChange={setEveryVendor}
          />
        )}
        {problem && !data ? (
          <Alert tone="bad" actions={<Button onClick={again}>{say('list.again')}</Button>}>
            {problems.say(problem)}
          </Alert>
        ) : (
          <DataTable
            label={say('purchases.suggest')}
            columns={columns}
            rows={rows}
            rowId={({ productId }) => productId}
            density="touch"
            loading={data ? undefined : say('list.loading')}
            empty={
              <EmptyState icon="check" title={say('purchases.suggest.none')} text={say('purchases.suggest.noneText')} />
            }
          />
        )}
      </Stack>
    </Dialog>
  );
}
