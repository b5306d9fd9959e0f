import { can } from '@tilldesk/domain/rights';
import { goodsConditions, refundReasons, type ReturnDisposition } from '@tilldesk/domain/refunds';
import { Field, MoneyInput, TextInput } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { Fields } from '../refunds.styles.ts';
import type { FieldErrorKind, FieldErrors } from './mistakes.ts';
import type { Choice } from './refunding.ts';

type ChoiceFieldsProps = {
  /** Key prefix of the line's errors. */
  place: string;
  choice: Choice;
  dispositions: readonly ReturnDisposition[];
  /** Restocking fee that the policy on the invoice sets for the line. */
  owed: number;
  fieldErrors: FieldErrors;
  locked: boolean;
  onWrite: (change: Partial<Choice>) => void;
  /** Additional fields of this line. */
  children?: ReactNode;
};

/** Fields for a returned line: the reason, the destination, the condition and the restocking fee. */
export function ChoiceFields(props: ChoiceFieldsProps) {
  const { place, choice, dispositions, owed, fieldErrors, locked, onWrite, children } = props;
  const t = useTranslate();
  const { money } = useFormats();
  const { locale } = useIntl();
  const { store, permissions } = useSession();
  const currency = store.defaultCurrency;
  const isLess = (choice.fee ?? owed) < owed;
  const mayReduceFee = can(permissions, 'Refunds & Exchanges', 'update');
  const fieldErrorText = useFieldErrorText();
  const isPriceAlone = choice.quantity === 0;
  const isReturned = choice.back !== 'none';
  return (
    <Fields>
      {choice.amount !== null && (
        <Field
          label={t('refunds.line.amount')}
          required
          hint={t('refunds.line.amount.hint')}
          error={fieldErrorText(fieldErrors[`${place}.amount`])}
        >
          <MoneyInput
            currency={currency}
            locale={locale}
            readOnly={locked}
            value={choice.amount === 0 ? null : choice.amount}
            onChange={(amount) => onWrite({ amount: amount ?? 0 })}
          />
        </Field>
      )}
      <Field label={t('refunds.line.reason')} required error={fieldErrorText(fieldErrors[`${place}.reason`])}>
        <Select
          options={refundReasons.map((id) => ({ id, label: t(`refunds.reason.${id}`) }))}
          placeholder={t('form.choose')}
          readOnly={locked}
          value={choice.reason}
          onChange={(id) => onWrite({ reason: refundReasons.find((one) => one === id) ?? null })}
        />
      </Field>
      {!isPriceAlone && (
        <Field label={t('refunds.line.back')} required>
          <Select
            options={dispositions.map((id) => ({ id, label: t(`refunds.disposition.${id}`) }))}
            readOnly={locked || dispositions.length === 1}
            value={choice.back}
            onChange={(id) => onWrite({ back: dispositions.find((one) => one === id) ?? choice.back })}
          />
        </Field>
      )}
      {isReturned && (
        <Field label={t('refunds.line.condition')}>
          <Select
            options={goodsConditions.map((id) => ({ id, label: t(`refunds.condition.${id}`) }))}
            placeholder={t('form.notSet')}
            clearable
            readOnly={locked}
            value={choice.condition}
            onChange={(id) => onWrite({ condition: goodsConditions.find((one) => one === id) ?? null })}
            onClear={() => onWrite({ condition: null })}
          />
        </Field>
      )}
      {!isPriceAlone && (
        <Field
          label={t('refunds.line.fee')}
          hint={owed > 0 && t('refunds.line.fee.owed', { fee: money(owed) })}
          error={fieldErrorText(fieldErrors[`${place}.fee`])}
        >
          <MoneyInput
            currency={currency}
            locale={locale}
            readOnly={locked}
            value={choice.fee ?? (owed > 0 ? owed : null)}
            onChange={(fee) => onWrite({ fee: fee ?? (owed > 0 ? 0 : null) })}
          />
        </Field>
      )}
      {isLess && (
        <Field
          label={t('refunds.line.feeReason')}
          required
          hint={!mayReduceFee && t('refunds.line.fee.approval')}
          error={fieldErrorText(fieldErrors[`${place}.feeReason`])}
        >
          <TextInput
            autoComplete="off"
            maxLengthText={t('form.maxLength')}
            readOnly={locked}
            value={choice.feeReason}
            onChange={(feeReason) => onWrite({ feeReason })}
          />
        </Field>
      )}
      {children}
    </Fields>
  );
}

/** Returns a function that translates a field error; undefined for no error. */
export function useFieldErrorText(): (fieldError: FieldErrorKind | undefined) => string | undefined {
  const t = useTranslate();
  const problems = useProblem();
  return (fieldError) => {
    if (fieldError === undefined) return undefined;
    return fieldError === 'required'
      ? problems.field({ code: 'required', message: '' })
      : t(`refunds.wrong.${fieldError}`);
  };
}
