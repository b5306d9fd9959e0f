import { customerMistake } from '@tilldesk/domain/shop';
import { Alert, Button, Field, PhoneInput, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import type { Option } from '@tilldesk/ui/select';
import { useState, type KeyboardEvent } from 'react';
import { newId } from '../../wiring/newId.ts';
import { useWork } from '../buying/useWork.ts';
import { Stack } from '../page/flow.styles.ts';
import { useClosing } from '../resource/useClosing.tsx';
import { useProblem } from '../say/useProblem.ts';
import { useSay } from '../say/useSay.ts';
import { createCustomer, draftOf, knownOption } from './customer.wiring.ts';
import { customerTyped } from './customerTyped.ts';

type NewCustomerProps = {
  /** What was typed to find them. */
  text: string;
  onChosen: (customer: Option) => void;
  onClose: () => void;
};

/** Adds a customer without leaving the page; one who has the phone or e-mail already is offered instead. */
export function NewCustomer({ text, onChosen, onClose }: NewCustomerProps) {
  const say = useSay();
  const problems = useProblem();
  const { run, busy, problem } = useWork();
  const [id] = useState(newId);
  const [begun] = useState(() => customerTyped(text));
  const [typed, setTyped] = useState(begun);
  const [tried, setTried] = useState(false);
  const { close, question } = useClosing(Object.values(typed).join('\n') !== Object.values(begun).join('\n'), onClose);
  const draft = draftOf(id, typed);
  const mistake = tried ? customerMistake(draft)?.body() : undefined;
  const wrong = problems.fields({ ...problem?.fields, ...mistake?.fields });
  const same = bearerIn(problem?.code, problem?.params);

  const save = async (despite: readonly string[] = []) => {
    setTried(true);
    if (customerMistake(draft)) return;
    const made = await run([draft, despite], (key) => createCustomer(draft, despite, key));
    if (made) onChosen(made);
  };
  // A form here would be inside the form of the page.
  const saveByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void save();
  };
  const set = (key: keyof typeof typed) => (value: string) => setTyped((now) => ({ ...now, [key]: value }));
  const common = { onKeyDown: saveByEnter, autoComplete: 'off', maxLengthText: say('form.maxLength') };
  return (
    <Dialog
      open
      size="s"
      title={say('finder.customer.new')}
      closeLabel={say('finder.customer.close')}
      onClose={() => !busy && close()}
      footer={
        <>
          <Button disabled={busy} onClick={close}>
            {say('form.cancel')}
          </Button>
          <Button tone="primary" busy={busy} onClick={() => void save()}>
            {say('finder.customer.save')}
          </Button>
        </>
      }
    >
      <Stack>
        {problem && !same && <Alert tone="bad">{problems.say(problem)}</Alert>}
        {same && (
          <Alert
            tone="warn"
            title={say('finder.customer.same', { name: same.name })}
            actions={
              <>
                <Button size="s" tone="primary" onClick={() => onChosen(knownOption(same.id, same.name))}>
                  {say('finder.customer.use', { name: same.name })}
                </Button>
                <Button size="s" onClick={() => void save([same.id])}>
                  {say('finder.customer.despite')}
                </Button>
              </>
            }
          />
        )}
        <Field
          label={say('finder.customer.phone')}
          error={wrong['phones'] ?? wrong['phones.0'] ?? wrong['phones.0.number']}
        >
          <PhoneInput value={typed.phone} onChange={set('phone')} maxLength={20} {...common} />
        </Field>
        <Field label={say('finder.customer.firstName')} error={wrong['firstName']}>
          <TextInput value={typed.firstName} onChange={set('firstName')} {...common} />
        </Field>
        <Field label={say('finder.customer.lastName')} error={wrong['lastName']}>
          <TextInput value={typed.lastName} onChange={set('lastName')} {...common} />
        </Field>
        <Field label={say('finder.customer.email')} error={wrong['emails.0'] ?? wrong['emails.0.address']}>
          <TextInput type="email" value={typed.email} onChange={set('email')} {...common} />
        </Field>
      </Stack>
      {question}
    </Dialog>
  );
}

/** Who has the phone or e-mail already, where that is why the customer was refused. */
function bearerIn(code?: string, params: Readonly<Record<string, unknown>> = {}): { id: string; name: string } | null {
  const { id, name } = params;
  return code === 'customer.duplicate' && typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
}
