import { Field, PinInput } from '@tilldesk/ui';
import type { AccessId } from './accessWords.ts';
import type { Words } from './words.ts';

const PIN_LENGTH = 4;

export type PinPair = { first: string; again: string };
type Say = Words<AccessId>['say'];

/** What is wrong with an access PIN that was typed twice; empty where nothing is. */
export function pinPairWrong({ first, again }: PinPair, say: Say): { first: string; again: string } {
  if (first.length < PIN_LENGTH) return { first: say('access.pin.short'), again: '' };
  return { first: '', again: first === again ? '' : say('access.pin.differs') };
}

type FirstPinProps = { say: Say; value: PinPair; onChange: (typed: PinPair) => void; wrong: PinPair };

/** The access PIN of a person who has none yet, typed twice. */
export function FirstPin({ say, value, onChange, wrong }: FirstPinProps) {
  return (
    <>
      <Field label={say('access.pin')} hint={say('access.pin.hint')} error={wrong.first}>
        <PinInput value={value.first} onChange={(first) => onChange({ ...value, first })} emptyText="" />
      </Field>
      <Field label={say('access.pin.again')} error={wrong.again}>
        <PinInput value={value.again} onChange={(again) => onChange({ ...value, again })} emptyText="" />
      </Field>
    </>
  );
}
