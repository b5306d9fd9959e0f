import { reservations } from '@tilldesk/domain/stock';
import { addDays, dayOf } from '@tilldesk/domain/time';
import { Alert, Button, DateInput, Field, NumberInput, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import type { Option } from '@tilldesk/ui/select';
import { useId, useState, type FormEvent } from 'react';
import { useMutation } from '../../api/useMutation.ts';
import { FormFrame } from '../../resource/form/Form.styles.ts';
import { useCloseGuard } from '../../resource/form/useClosing.tsx';
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
import { useFocusInvalidField } from './useFocusInvalidField.ts';

/** The default duration of a reservation, in days. */
const DAYS = 7;

/** Dialog that reserves units or pieces for a customer until the end of a day. */
export function ReserveDialog({ goods, onClose }: { goods: Goods; onClose: () => void }) {
  const t = useTranslate();
  const { day } = useFormats();
  const problems = useProblem();
  const form = useId();
  const work = useMutation();
  const { timeZone } = useSession().store;
  const [id] = useState(newId);
  const [today] = useState(() => dayOf(new Date(), timeZone));
  const [customer, setCustomer] = useState<Option | null>(null);
  const [quantity, setQuantity] = useState<number | null>(1);
  const [until, setUntil] = useState(() => addDays(today, DAYS));
  const [note, setNote] = useState('');
  const [attempts, setAttempts] = useState(0);
  const tried = attempts > 0;
  const frame = useFocusInvalidField(attempts);
  const { close, confirmDialog } = useCloseGuard(customer !== null || note.trim() !== '', onClose);
  const fields = problems.fields(work.problem?.fields ?? {});
  const lacks = {
    customer: customer === null ? t('inventory.customer.missing') : undefined,
    quantity: goods.units === null && (quantity ?? 0) < 1 ? t('inventory.quantity.missing') : undefined,
    until: until === '' ? t('inventory.until.missing') : undefined,
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAttempts((count) => count + 1);
    if (customer === null || lacks.quantity !== undefined || lacks.until !== undefined) return;
    const unitId = goods.units?.[0]?.id ?? null;
    const pieces = unitId === null ? (quantity ?? 0) : 1;
    const order = { id, productId: goods.productId, unitId, quantity: pieces, customerId: customer.id, until, note };
    const reservation = await work.run(order, (key) => call(reservations.reserve, { body: order }, { key }));
    if (reservation === null) return setAttempts((count) => count + 1);
    toasts.show({
      tone: 'ok',
      text: t('inventory.reserve.done', { customer: reservation.customerName, day: day(reservation.until) }),
    });
    refreshStock();
    onClose();
  };
  return (
    <Dialog
      open
      title={t('inventory.reserve')}
      description={namedBy(goods)}
      closeLabel={t('inventory.cancel')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('inventory.cancel')}</Button>
          <Button tone="primary" type="submit" form={form} busy={work.busy}>
            {t(work.unsure ? 'inventory.again' : 'inventory.reserve.do')}
          </Button>
        </>
      }
    >
      <FormFrame ref={frame} id={form} noValidate onSubmit={(event) => void submit(event)}>
        {work.unsure && <Alert tone="warn">{t('inventory.unsure')}</Alert>}
        {work.problem && !work.unsure && <Alert tone="bad">{problems.message(work.problem)}</Alert>}
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
      </FormFrame>
      {confirmDialog}
    </Dialog>
  );
}
