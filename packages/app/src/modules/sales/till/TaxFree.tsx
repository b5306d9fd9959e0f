import { Badge, Button, Field, IconButton, Strip, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useId, useState, type Dispatch, type FormEvent } from 'react';
import { Row, Stack } from '../../../kit/page/flow.styles.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import type { Cart, CartExemption } from './cart.ts';
import type { CartAction } from './ring.ts';

export type TaxFreeProps = { cart: Cart; act: Dispatch<CartAction> };

/** Whether tax is on the sale: its customer never pays any, or somebody leaves it off this once. */
export function TaxFree({ cart: { customer, exemption }, act }: TaxFreeProps) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  if (customer?.taxExempt === true) {
    return <Strip tone="accent">{say('sales.exempt.customer', { name: customer.name })}</Strip>;
  }
  if (customer && exemption) {
    return (
      <Strip
        tone="accent"
        end={
          <IconButton
            icon="close"
            size="s"
            label={say('sales.exempt.end')}
            onClick={() => act({ type: 'exemption', exemption: null })}
          />
        }
      >
        <span>
          <Badge tone="accent">{say('sales.exempt')}</Badge> {say('sales.exempt.why', exemption)}
        </span>
      </Strip>
    );
  }
  return (
    <Row>
      <Button size="s" tone="quiet" icon="percent" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {say('sales.exempt.ask')}
      </Button>
      {asking && (
        <ExemptionDialog
          hasCustomer={customer !== null}
          onSave={(asked) => {
            act({ type: 'exemption', exemption: asked });
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Row>
  );
}

type ExemptionDialogProps = {
  hasCustomer: boolean;
  onSave: (exemption: CartExemption) => void;
  onClose: () => void;
};

/** Asks why one sale bears no tax, and by which certificate. */
function ExemptionDialog({ hasCustomer, onSave, onClose }: ExemptionDialogProps) {
  const say = useSay();
  const problems = useProblem();
  const form = useId();
  const [reason, setReason] = useState('');
  const [certificate, setCertificate] = useState('');
  const [tried, setTried] = useState(false);
  const required = problems.field({ code: 'required', message: '' });
  const missing = (text: string) => (tried && text.trim() === '' ? required : undefined);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const asked = { reason: reason.trim(), certificate: certificate.trim() };
    if (asked.reason !== '' && asked.certificate !== '') onSave(asked);
  };
  return (
    <Dialog
      open
      size="s"
      title={say('sales.exempt.ask')}
      description={say(hasCustomer ? 'sales.exempt.text' : 'sales.exempt.unnamed')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say('form.cancel')}</Button>
          {hasCustomer && (
            <Button type="submit" form={form} tone="primary">
              {say('sales.exempt.do')}
            </Button>
          )}
        </>
      }
    >
      {hasCustomer && (
        <Stack as="form" id={form} noValidate onSubmit={save}>
          <Field label={say('sales.reason')} required error={missing(reason)}>
            <TextInput value={reason} autoComplete="off" maxLengthText={say('form.maxLength')} onChange={setReason} />
          </Field>
          <Field label={say('sales.exempt.certificate')} required error={missing(certificate)}>
            <TextInput
              value={certificate}
              maxLength={40}
              autoComplete="off"
              maxLengthText={say('form.maxLength')}
              onChange={setCertificate}
            />
          </Field>
        </Stack>
      )}
    </Dialog>
  );
}
