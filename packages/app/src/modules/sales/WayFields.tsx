import { needsReference, type TakenKind } from '@tilldesk/domain/shop';
import { Field, TextInput } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { useState } from 'react';
import { useSay } from '../../kit/say/useSay.ts';

/** How something is paid, as a person says it: the way, and what names its slip, check or other thing. */
export function useWay<K extends TakenKind>(kinds: readonly K[], first: K) {
  const say = useSay();
  const [kind, choose] = useState(first);
  const [typed, type] = useState('');
  const isNamed = needsReference(kind);
  const reference = typed.trim();
  const missing =
    isNamed && reference === ''
      ? say(kind === 'card' ? 'problem.tender.referenceMissing' : 'problem.tender.numberMissing')
      : undefined;
  return { kinds, kind, choose, typed, type, missing, ...(isNamed ? { named: { reference } } : { named: {} }) };
}

type WayFieldsProps<K extends TakenKind> = {
  way: ReturnType<typeof useWay<K>>;
  label: string;
  /** Whether somebody tried to go on: then it says what is missing. */
  tried: boolean;
  /** What the server refused of the way and of its name. */
  wrong: { kind?: string | undefined; reference?: string | undefined };
};

/** Asks how something is paid, and for what proves it. */
export function WayFields<K extends TakenKind>({ way, label, tried, wrong }: WayFieldsProps<K>) {
  const say = useSay();
  const { kinds, kind, choose, typed, type, missing } = way;
  return (
    <>
      <Field label={label} required error={wrong.kind}>
        <Select
          options={kinds.map((one) => ({ id: one, label: say(`sales.tender.${one}`) }))}
          value={kind}
          onChange={(one) => choose(kinds.find((known) => known === one) ?? kind)}
        />
      </Field>
      {needsReference(kind) && (
        <Field label={say(`sales.reference.${kind}`)} required error={(tried ? missing : undefined) ?? wrong.reference}>
          <TextInput value={typed} autoComplete="off" maxLengthText={say('form.maxLength')} onChange={type} />
        </Field>
      )}
    </>
  );
}
