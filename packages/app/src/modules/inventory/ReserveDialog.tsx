import { reservations } from '@tilldesk/domain/inventory';
import { addDays, dayOf } from '@tilldesk/domain/time';
import { DateInput, Field, NumberInput, TextInput } from '@tilldesk/ui';
import type { Option } from '@tilldesk/ui/select';
import { useState } from 'react';
import { ActionFrame } from '../../actions/ActionFrame.tsx';
import { useMutation } from '../../api/useMutation.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { call } from '../../api/call.ts';
import { newId } from '../../api/newId.ts';
import { toasts } from '../../page/toasts.ts';
import { useSession } from '../../session/useSession.ts';
import { CustomerInput } from './CustomerInput.tsx';
import { namedBy, type Goods } from './goods.ts';
import { Pair } from './inventory.styles.ts';
import { refreshStock } from './inventory.wiring.ts';

/** The default duration of a reservation, in days. */
const DAYS = 7;

/** Dialog that reserves units or pieces for a customer until the end of a day. */
export function ReserveDialog({ goods, onClose }: { goods: Goods; onClose: () => void }) {
  const t = useTranslate();
  const { day } = useFormats();
  const problems = useProblem();
  const work = useMutation();
  const { timeZone } = useSession().store;
  const [id] = useState(newId);
  const [today] = useState(() => dayOf(new Date(), timeZone));
  const [customer, setCustomer] = useState<Option | null>(null);
  const [quantity, setQuantity] = useState<number | null>(1);
  const [until, setUntil] = useState(() => addDays(today, DAYS));
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const fields = problems.fields(work.problem?.fields ?? {});
  const lacks = {
    customer: customer === null ? t('inventory.customer.missing') : undefined,
    quantity: goods.units === null && (quantity ?? 0) < 1 ? t('inventory.quantity.missing') : undefined,
    until: until === '' ? t('inventory.until.missing') : undefined,
  };

  const submit = async () => {
    setTried(true);
    if (customer === null || lacks.quantity !== undefined || lacks.until !== undefined) return;
    const unitId = goods.units?.[0]?.id ?? null;
    const pieces = unitId === null ? (quantity ?? 0) : 1;
    const order = { id, productId: goods.productId, unitId, quantity: pieces, customerId: customer.id, until, note };
    const reservation = await work.run(order, (key) => call(reservations.reserve, { body: order }, { key }));
    if (reservation === null) return;
    toasts.show({
      tone: 'ok',
      text: t('inventory.reserve.done', { customer: reservation.customerName, day: day(reservation.until) }),
    });
    refreshStock();
    onClose();
  };
  return (
    <ActionFrame
      title={t('inventory.reserve')}
      text={namedBy(goods)}
      confirm={t('inventory.reserve.do')}
      cancel="inventory.cancel"
      closeLabel="inventory.cancel"
      unsure={{ text: 'inventory.unsure', again: 'inventory.again' }}
      mutation={work}
      dirty={customer !== null || note.trim() !== ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field
        label={t('inventory.customer')}
        required
        error={(tried ? lacks.customer : undefined) ?? fields['customerId']}
      >
        <CustomerInput value={customer} onChange={setCustomer} />
      </Field>
      <Pair>
        {goods.units === null && (
          <Field
            label={t('inventory.quantity')}
            required
            hint={t('inventory.reserve.available', { available: goods.available })}
            error={(tried ? lacks.quantity : undefined) ?? fields['quantity']}
          >
            <NumberInput value={quantity} max={10_000} onChange={setQuantity} />
          </Field>
        )}
        <Field
          label={t('inventory.until')}
          required
          hint={t('inventory.until.hint')}
          error={(tried ? lacks.until : undefined) ?? fields['until']}
        >
          <DateInput value={until} min={today} onChange={setUntil} />
        </Field>
      </Pair>
      <Field label={t('inventory.note')} mark={t('inventory.optional')}>
        <TextInput value={note} maxLength={200} maxLengthText={t('form.maxLength')} onChange={setNote} />
      </Field>
    </ActionFrame>
  );
}
