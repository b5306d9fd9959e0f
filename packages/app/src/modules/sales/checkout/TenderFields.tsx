import { needsReference } from '@tilldesk/domain/shop';
import { DateInput, Field, MoneyInput, TextInput } from '@tilldesk/ui';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useStartHere } from '../../../kit/page/useStartHere.ts';
import type { CheckoutDesk } from './useCheckout.ts';

type TenderFieldsProps = {
  desk: Pick<CheckoutDesk, 'entry' | 'mistakes' | 'act' | 'bounds' | 'credit' | 'dueDate'>;
  currency: string;
  locked: boolean;
};

/** The amount of one tender, and what its way to pay asks for: a reference, or the day by which it is paid. */
export function TenderFields({
  desk: { entry, mistakes, act, bounds, credit, dueDate },
  currency,
  locked,
}: TenderFieldsProps) {
  const say = useSay();
  const { money } = useFormats();
  const { locale } = useIntl();
  const { kind } = entry;
  const start = useStartHere<HTMLInputElement>(kind);
  const isNamed = needsReference(kind);
  return (
    <>
      <Field
        label={say(`sales.checkout.amountOf.${kind}`)}
        hint={
          kind === 'storeCredit' && credit !== undefined
            ? say('sales.checkout.creditLeft', { amount: money(credit) })
            : undefined
        }
        error={mistakes.amount && say(`sales.checkout.amount.${mistakes.amount}`)}
      >
        <MoneyInput
          key={kind}
          ref={isNamed ? undefined : start}
          size="l"
          currency={currency}
          locale={locale}
          disabled={locked}
          value={entry.amount}
          onChange={(amount) => act({ type: 'entry', entry: { amount } })}
        />
      </Field>
      {isNamed && (
        <Field
          label={say(`sales.reference.${kind}`)}
          required
          hint={kind === 'card' ? say('sales.reference.hint') : undefined}
          error={
            mistakes.reference &&
            say(kind === 'card' ? 'problem.tender.referenceMissing' : 'problem.tender.numberMissing')
          }
        >
          <TextInput
            ref={start}
            size="l"
            data-scan="accept"
            autoComplete="off"
            maxLengthText={say('form.maxLength')}
            disabled={locked}
            value={entry.reference}
            onChange={(reference) => act({ type: 'entry', entry: { reference } })}
          />
        </Field>
      )}
      {kind === 'onAccount' && (
        <Field
          label={say('sales.dueDate')}
          required
          error={mistakes.dueDate && say(`sales.checkout.dueDate.${mistakes.dueDate}`)}
        >
          <DateInput
            min={bounds.today}
            disabled={locked}
            value={dueDate}
            onChange={(day) => act({ type: 'dueDate', day })}
          />
        </Field>
      )}
    </>
  );
}
