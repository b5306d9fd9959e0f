import { minorDigits } from '@tilldesk/domain/money';
import { tenderKinds, type Invoice } from '@tilldesk/domain/shop';
import { Button, Card, Field, MoneyInput, Text, TextInput } from '@tilldesk/ui';
import { ChoiceTiles } from '@tilldesk/ui/counter';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { newId } from '../../../wiring/newId.ts';
import { EntryForm, EntryRow, Quick, QuickFace } from './Checkout.styles.ts';
import { useStartHere } from '../useStartHere.ts';
import { quickAmounts } from './quickAmounts.ts';
import type { CheckoutDesk } from './useCheckout.ts';

const faces = { cash: { icon: 'cash', hint: 'F6' }, card: { icon: 'card', hint: 'F7' } } as const;

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
    <Card>
      <EntryForm onSubmit={submit} noValidate aria-label={say('sales.checkout.take')}>
        <ChoiceTiles
          label={say('sales.checkout.kind')}
          value={entry.kind}
          options={tenderKinds.map((kind) => ({ value: kind, label: say(`sales.tender.${kind}`), ...faces[kind] }))}
          disabled={locked}
          onChange={(kind) => act({ type: 'kind', kind, due })}
        />
        {entry.kind === 'cash' && (
          <Quick role="group" aria-label={say('sales.checkout.quick')}>
            {quickAmounts(due, minorDigits(currency)).map((amount) => (
              <Button key={amount} size="l" disabled={locked} onClick={() => add(amount)}>
                <QuickFace>
                  <Text size="l" weight="strong">
                    {money(amount)}
                  </Text>
                  {amount === due && (
                    <Text size="xs" tone="muted">
                      {say('sales.checkout.exact')}
                    </Text>
                  )}
                </QuickFace>
              </Button>
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
    </Card>
  );
}
