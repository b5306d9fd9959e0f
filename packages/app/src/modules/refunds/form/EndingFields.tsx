import { deactivationsOf, type RefundableLine } from '@tilldesk/domain/refunds';
import { dayOf } from '@tilldesk/domain/time';
import { DateInput, Field } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { useFieldErrorText } from './ChoiceFields.tsx';
import type { FieldErrors } from './mistakes.ts';
import type { Choice } from './refunding.ts';

export type EndingFieldsProps = {
  /** Key prefix of the line's errors. */
  place: string;
  activation: NonNullable<RefundableLine['activation']>;
  choice: Choice;
  fieldErrors: FieldErrors;
  locked: boolean;
  onWrite: (change: Partial<Choice>) => void;
};

/** Fields for the outcome of a returned line's activation, and its end date. */
export function EndingFields({ place, activation, choice, fieldErrors, locked, onWrite }: EndingFieldsProps) {
  const t = useTranslate();
  const fieldErrorText = useFieldErrorText();
  const { timeZone } = useSession().store;
  const [today] = useState(() => dayOf(new Date().toISOString(), timeZone));
  const choices = deactivationsOf(activation.status);
  const { ending, endedOn } = choice;
  return (
    <>
      <Field
        label={t('refunds.line.ending')}
        required
        hint={`${activation.carrier} · ${activation.plan}`}
        error={fieldErrorText(fieldErrors[`${place}.ending`])}
      >
        <Select
          options={choices.map((id) => ({ id, label: t(`refunds.ending.${id}`) }))}
          placeholder={t('form.choose')}
          readOnly={locked}
          value={ending}
          onChange={(id) => onWrite({ ending: choices.find((one) => one === id) ?? null, endedOn: endedOn ?? today })}
        />
      </Field>
      {ending !== null && ending !== 'continues' && (
        <Field label={t('refunds.line.endedOn')} required error={fieldErrorText(fieldErrors[`${place}.endedOn`])}>
          <DateInput
            max={today}
            readOnly={locked}
            value={endedOn ?? ''}
            onChange={(day) => onWrite({ endedOn: day === '' ? null : day })}
          />
        </Field>
      )}
    </>
  );
}
