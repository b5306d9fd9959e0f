import { fieldProblems, entity, text } from '@tilldesk/domain/fields';
import { applyRate, formatMoney } from '@tilldesk/domain/money';
import { Problem } from '@tilldesk/domain/problems';
import { Button, Field, MoneyInput, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { Combobox, Select } from '@tilldesk/ui/select';
import { useState } from 'react';

const order = entity('order', { product: text({ required: true }) });
const taxes = [
  { id: '0', label: 'No tax' },
  { id: '0.0825', label: 'Sales tax 8.25 %' },
];
const customers = Array.from({ length: 300 }, (_, at) => ({ id: `${at}`, label: `Customer ${at}` }));

/** An order form: item, price, tax, customer. */
export function OrderForm({ onOrder }: { onOrder: (text: string) => void }) {
  const [product, setProduct] = useState('');
  const [price, setPrice] = useState<number | null>(null);
  const [tax, setTax] = useState('0');
  const [asked, setAsked] = useState(false);
  const [tried, setTried] = useState(false);
  const checked = order.draft.safeParse({ product });
  const wrong = checked.success ? undefined : fieldProblems(checked.error, { product })['product'];
  const total = (price ?? 0) + applyRate(price ?? 0, tax);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        setAsked(checked.success);
      }}
    >
      <Field label="Product" required error={tried ? wrong?.message : undefined}>
        <TextInput value={product} onChange={setProduct} icon="tag" />
      </Field>
      <Field label="Price">
        <MoneyInput currency="USD" locale="en-US" value={price} onChange={setPrice} />
      </Field>
      <Field label="Tax">
        <Select options={taxes} value={tax} onChange={setTax} />
      </Field>
      <Field label="Customer">
        <Combobox options={customers} />
      </Field>
      <Button type="submit" tone="primary" icon="check">
        Order
      </Button>
      <Dialog
        open={asked}
        title={`Order ${product}?`}
        closeLabel="Close"
        onClose={() => setAsked(false)}
        footer={
          <Button
            tone="primary"
            onClick={() => {
              setAsked(false);
              onOrder(`Ordered for ${formatMoney(total, 'USD', 'en')}`);
            }}
          >
            Yes, order
          </Button>
        }
      >
        {price === null ? new Problem('request.invalid').message : formatMoney(total, 'USD', 'en')}
      </Dialog>
    </form>
  );
}
