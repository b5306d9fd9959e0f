import { Button, Field, TextInput } from '@tilldesk/ui';
import { Row } from '../../../kit/page/flow.styles.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { Together } from './Till.styles.ts';

const reasons = ['match', 'damaged', 'regular', 'goodwill', 'clearance'] as const;

export type ReasonInputProps = {
  label: string;
  value: string;
  onChange: (reason: string) => void;
  /** @default false */
  required?: boolean;
  error?: string | undefined;
};

/** Asks why something goes for less: what is often said at one press, everything else in words. */
export function ReasonInput({ label, value, onChange, required = false, error }: ReasonInputProps) {
  const say = useSay();
  return (
    <Together>
      <Field label={label} required={required} error={error} {...(!required && { mark: say('sales.optional') })}>
        <TextInput value={value} autoComplete="off" maxLengthText={say('form.maxLength')} onChange={onChange} />
      </Field>
      <Row role="group" aria-label={say('sales.why.often', { label })}>
        {reasons.map((reason) => (
          <Button key={reason} size="s" onClick={() => onChange(say(`sales.why.${reason}`))}>
            {say(`sales.why.${reason}`)}
          </Button>
        ))}
      </Row>
    </Together>
  );
}
