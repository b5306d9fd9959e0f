import { minorDigits } from '@tilldesk/domain/money';
import { tenderKinds, type Invoice } from '@tilldesk/domain/shop';
import { Button, Field, Icon, Kbd, MoneyInput, TextInput } from '@tilldesk/ui';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { newId } from '../../../wiring/newId.ts';
import { EntryForm, EntryRow, Kind, Kinds, Quick, QuickAmount } from './Checkout.styles.ts';
import { useStartHere } from '../useStartHere.ts';
import { quickAmounts } from './quickAmounts.ts';
import type { CheckoutDesk } from './useCheckout.ts';

const faces = { cash: { icon: 'cash', key: 'F6' }, card: { icon: 'card', key: 'F7' } } as const;

export type TenderEntryProps = { invoice: Invoice; desk: CheckoutDesk; locked: boolean };

/** Takes one part of the payment: cash by a tap or typed, a card with its terminal's reference. */
export function TenderEntry({ invoice, desk, locked }: TenderEntryProps) {
  const say = useSay();
  const { money } = useFormats();
  const { locale } = useIntl();
  const { entry, mistakes, act, due } = desk;
  const start = useStartHere<HTMLInputElement>(entry.kind);
  const { total, currency } = invoice;
  const add = (amount?: number) =>
    act({ type: 'add', id: newId(), total, ...(amount === undefined ? {} : { amount }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!locked) add();
  };
  return (
    <EntryForm onSubmit={submit} noValidate aria-label={say('sales.checkout.take')}>
      <Kinds role="group" aria-label={say('sales.checkout.kind')}>
        {tenderKinds.map((kind) => (
          <Kind
            key={kind}
            type="button"
            aria-pressed={entry.kind === kind}
            disabled={locked}
            onClick={() => act({ type: 'kind', kind, due })}
          >
            <Icon name={faces[kind].icon} size={24} />
            {say(`sales.tender.${kind}`)}
            <Kbd>{faces[kind].key}</Kbd>
          </Kind>
        ))}
      </Kinds>
      {entry.kind === 'cash' && (
        <Quick role="group" aria-label={say('sales.checkout.quick')}>
          {quickAmounts(due, minorDigits(currency)).map((amount) => (
            <QuickAmount key={amount} type="button" disabled={locked} onClick={() => add(amount)}>
              {money(amount)}
              {amount === due && <small>{say('sales.checkout.exact')}</small>}
            </QuickAmount>
          ))}
        </Quick>
      )}
      <EntryRow data-kind={entry.kind}>
        <Field
          label={entry.kind === 'cash' ? say('sales.checkout.given') : say('sales.checkout.charged')}
          error={mistakes.amount && say(`sales.checkout.amount.${mistakes.amount}`)}
        >
          <MoneyInput
            key={entry.kind}
            ref={entry.kind === 'cash' ? start : undefined}
            size="l"
            currency={currency}
            locale={locale}
            disabled={locked}
            value={entry.amount}
            onChange={(amount) => act({ type: 'entry', entry: { amount } })}
          />
        </Field>
        {entry.kind === 'card' && (
          <Field
            label={say('sales.reference')}
            required
            hint={say('sales.reference.hint')}
            error={mistakes.reference && say('problem.tender.referenceMissing')}
          >
            <TextInput
              ref={start}
              size="l"
              autoComplete="off"
              maxLengthText={say('form.maxLength')}
              disabled={locked}
              value={entry.reference}
              onChange={(reference) => act({ type: 'entry', entry: { reference } })}
            />
          </Field>
        )}
        <Button type="submit" size="l" icon="plus" disabled={locked}>
          {say('sales.checkout.add')}
        </Button>
      </EntryRow>
    </EntryForm>
  );
}
