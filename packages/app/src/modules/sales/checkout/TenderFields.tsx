import { needsReference } from '@tilldesk/domain/sales';
import { isPromise } from '@tilldesk/domain/tenders';
import { DateInput, Field, MoneyInput, TextInput } from '@tilldesk/ui';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useStartFocus } from '../../../page/useStartFocus.ts';
import { missingReferenceMessage } from '../../../tenders/missingReferenceMessage.ts';
import { tenderViews } from '../../../tenders/tenders.ts';
import type { CheckoutController } from './useCheckout.ts';

type TenderFieldsProps = {
  controller: Pick<CheckoutController, 'entry' | 'fieldErrors' | 'act' | 'bounds' | 'credit' | 'dueDate'>;
  currency: string;
  locked: boolean;
};

/** The amount of one tender and the value that its method requires: a reference or a due date. */
export function TenderFields({
  controller: { entry, fieldErrors, act, bounds, credit, dueDate },
  currency,
  locked,
}: TenderFieldsProps) {
  const t = useTranslate();
  const { money } = useFormats();
  const { locale } = useIntl();
  const { kind } = entry;
  const start = useStartFocus<HTMLInputElement>(kind);
  const isNamed = needsReference(kind);
  const { referenceHint } = tenderViews[kind];
  return (
    <>
      <Field
        label={t(`sales.checkout.amountOf.${kind}`)}
        hint={typeof credit === 'number' ? t('sales.checkout.creditLeft', { amount: money(credit) }) : undefined}
        error={fieldErrors.amount && t(`sales.checkout.amount.${fieldErrors.amount}`)}
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
          label={t(`sales.reference.${kind}`)}
          required
          hint={referenceHint && t(referenceHint)}
          error={fieldErrors.reference && t(missingReferenceMessage(kind))}
        >
          <TextInput
            ref={start}
            size="l"
            data-scan="accept"
            autoComplete="off"
            maxLengthText={t('form.maxLength')}
            disabled={locked}
            value={entry.reference}
            onChange={(reference) => act({ type: 'entry', entry: { reference } })}
          />
        </Field>
      )}
      {isPromise(kind) && (
        <Field
          label={t('sales.dueDate')}
          required
          error={fieldErrors.dueDate && t(`sales.checkout.dueDate.${fieldErrors.dueDate}`)}
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
