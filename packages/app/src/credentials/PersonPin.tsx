import { Button, Field, PinInput } from '@tilldesk/ui';
import { useEffect, useRef, useState } from 'react';
import { useMutation } from '../api/useMutation.ts';
import { useProblem } from '../i18n/useProblem.ts';

const PIN_LENGTH = 4;

type PersonPinProps = {
  label: string;
  emptyText: string;
  submit: string;
  /** Sends four digits; the fourth digit submits. Throws `ApiProblem`, which is shown at the field. */
  onPin: (digits: string) => Promise<unknown>;
  onWrong?: () => void;
};

/** The access PIN of a person who was chosen on the page. The field has the focus, also after a wrong PIN. */
export function PersonPin({ label, emptyText, submit, onPin, onWrong }: PersonPinProps) {
  const problems = useProblem();
  const field = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const { busy, problem, run, clearError } = useMutation();
  useEffect(function beginTyping() {
    field.current?.focus();
  }, []);

  const submitPin = async (digits: string) => {
    if (busy || digits.length !== PIN_LENGTH) return;
    const isRight = await run(digits, () => onPin(digits).then(() => true));
    if (isRight !== null) return;
    setPin('');
    field.current?.focus();
    onWrong?.();
  };
  return (
    <>
      <Field label={label} required error={problem ? problems.message(problem) : undefined}>
        <PinInput
          ref={field}
          value={pin}
          readOnly={busy}
          emptyText={emptyText}
          onChange={(digits) => {
            setPin(digits);
            if (digits !== '') clearError();
          }}
          onComplete={({ digits }) => void submitPin(digits)}
          onSubmit={({ digits }) => void submitPin(digits)}
        />
      </Field>
      <Button tone="primary" busy={busy} disabled={pin.length !== PIN_LENGTH} onClick={() => void submitPin(pin)}>
        {submit}
      </Button>
    </>
  );
}
