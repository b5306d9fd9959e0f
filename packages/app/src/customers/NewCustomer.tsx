import { customerProblem } from '@tilldesk/domain/customers';
import { Alert, Button, Field, PhoneInput, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import type { Option } from '@tilldesk/ui/select';
import { useState, type KeyboardEvent } from 'react';
import { newId } from '../api/newId.ts';
import { useMutation } from '../api/useMutation.ts';
import { Stack } from '../page/flow.styles.ts';
import { useCloseGuard } from '../resource/form/useClosing.tsx';
import { useProblem } from '../i18n/useProblem.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { createCustomer, draftOf, knownOption } from './customer.wiring.ts';
import { customerTyped } from './customerTyped.ts';

type NewCustomerProps = {
  /** The text that was searched for. */
  text: string;
  onChosen: (customer: Option) => void;
  onClose: () => void;
};

/** Adds a customer without leaving the page. An existing customer with the same phone or email is offered instead. */
export function NewCustomer({ text, onChosen, onClose }: NewCustomerProps) {
  const t = useTranslate();
  const problems = useProblem();
  const { run, busy, problem } = useMutation();
  const [id] = useState(newId);
  const [begun] = useState(() => customerTyped(text));
  const [typed, setTyped] = useState(begun);
  const [tried, setTried] = useState(false);
  const { close, confirmDialog } = useCloseGuard(
    Object.values(typed).join('\n') !== Object.values(begun).join('\n'),
    onClose,
  );
  const draft = draftOf(id, typed);
  const draftProblem = tried ? customerProblem(draft) : null;
  const fieldErrors = problems.fields({ ...problem?.fields, ...draftProblem?.fields });
  const same = contactOwnerIn(problem?.code, problem?.params);

  const save = async (despite: readonly string[] = []) => {
    setTried(true);
    if (customerProblem(draft)) return;
    const made = await run([draft, despite], (key) => createCustomer(draft, despite, key));
    if (made) onChosen(made);
  };
  // A form here would be nested inside the page's form.
  const saveByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void save();
  };
  const set = (key: keyof typeof typed) => (value: string) => setTyped((now) => ({ ...now, [key]: value }));
  const common = { onKeyDown: saveByEnter, autoComplete: 'off', maxLengthText: t('form.maxLength') };
  return (
    <Dialog
      open
      size="s"
      title={t('finder.customer.new')}
      closeLabel={t('finder.customer.close')}
      onClose={() => !busy && close()}
      footer={
        <>
          <Button disabled={busy} onClick={close}>
            {t('form.cancel')}
          </Button>
          <Button tone="primary" busy={busy} onClick={() => void save()}>
            {t('finder.customer.save')}
          </Button>
        </>
      }
    >
      <Stack>
        {problem && !same && <Alert tone="bad">{problems.message(problem)}</Alert>}
        {same && (
          <Alert
            tone="warn"
            title={t('finder.customer.same', { name: same.name })}
            actions={
              <>
                <Button size="s" tone="primary" onClick={() => onChosen(knownOption(same.id, same.name))}>
                  {t('finder.customer.use', { name: same.name })}
                </Button>
                <Button size="s" onClick={() => void save([same.id])}>
                  {t('finder.customer.despite')}
                </Button>
              </>
            }
          />
        )}
        <Field
          label={t('finder.customer.phone')}
          error={fieldErrors['phones'] ?? fieldErrors['phones.0'] ?? fieldErrors['phones.0.number']}
        >
          <PhoneInput value={typed.phone} onChange={set('phone')} maxLength={20} {...common} />
        </Field>
        <Field label={t('finder.customer.firstName')} error={fieldErrors['firstName']}>
          <TextInput value={typed.firstName} onChange={set('firstName')} {...common} />
        </Field>
        <Field label={t('finder.customer.lastName')} error={fieldErrors['lastName']}>
          <TextInput value={typed.lastName} onChange={set('lastName')} {...common} />
        </Field>
        <Field label={t('finder.customer.email')} error={fieldErrors['emails.0'] ?? fieldErrors['emails.0.address']}>
          <TextInput type="email" value={typed.email} onChange={set('email')} {...common} />
        </Field>
      </Stack>
      {confirmDialog}
    </Dialog>
  );
}

/** Returns the customer who already has the phone or email, when that is why the new customer was rejected. */
function contactOwnerIn(
  code?: string,
  params: Readonly<Record<string, unknown>> = {},
): { id: string; name: string } | null {
  const { id, name } = params;
  return code === 'customer.duplicate' && typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
}
