import { Field, PinInput } from '@tilldesk/ui';
import type { AccessMessageId } from './accessTexts.ts';
import type { EntryTexts } from './texts.ts';

const PIN_LENGTH = 4;

export type PinPair = { first: string; again: string };
type Translate = EntryTexts<AccessMessageId>['translate'];

/** Returns the errors of an access PIN that was typed twice; empty text where there is none. */
export function pinPairErrors({ first, again }: PinPair, t: Translate): { first: string; again: string } {
  if (first.length < PIN_LENGTH) return { first: t('access.pin.short'), again: '' };
  return { first: '', again: first === again ? '' : t('access.pin.differs') };
}

type FirstPinProps = { translate: Translate; value: PinPair; onChange: (typed: PinPair) => void; pinErrors: PinPair };

/** The access PIN of a user who has none yet, typed twice. */
export function FirstPin({ translate: t, value, onChange, pinErrors }: FirstPinProps) {
  return (
    <>
      <Field label={t('access.pin')} hint={t('access.pin.hint')} error={pinErrors.first}>
        <PinInput value={value.first} onChange={(first) => onChange({ ...value, first })} emptyText="" />
      </Field>
      <Field label={t('access.pin.again')} error={pinErrors.again}>
        <PinInput value={value.again} onChange={(again) => onChange({ ...value, again })} emptyText="" />
      </Field>
    </>
  );
}
