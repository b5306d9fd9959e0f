import { Alert, Button, Field, PasswordInput, TextInput } from '@tilldesk/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { failureText, signIn, type Credentials } from './signIn.wiring.ts';
import { Form } from './SignIn.styles.ts';
import type { useWords } from './words.ts';

const EMAIL_MAX = 254;
const PASSWORD_MAX = 1000;
const nothing: Credentials = { store: '', email: '', password: '' };

type SignInFormProps = { words: ReturnType<typeof useWords>; onSignedIn: () => void };

/** Asks for store, email and password. What is missing is said at the field, a refusal above the button. */
export function SignInForm({ words: { say, language }, onSignedIn }: SignInFormProps) {
  const [given, setGiven] = useState(nothing);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const store = useRef<HTMLInputElement>(null);
  useEffect(function putCursorInStore() {
    store.current?.focus();
  }, []);

  const take = (name: keyof Credentials) => (value: string) => {
    setFailure('');
    setGiven((last) => ({ ...last, [name]: value }));
  };
  const missing = (name: keyof Credentials) => (checked && isEmpty(given[name]) ? say('signin.missing') : undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    const gap = (['store', 'email', 'password'] as const).find((name) => isEmpty(given[name]));
    if (gap !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`[name=${gap}]`)?.focus();
      return;
    }
    setBusy(true);
    setFailure('');
    try {
      await signIn(given);
      onSignedIn();
    } catch (error) {
      setFailure(await failureText(error, language, say));
      setBusy(false);
    }
  };

  return (
    <Form ref={form} onSubmit={(event) => void submit(event)} noValidate data-density="touch">
      <Field label={say('signin.store')} error={missing('store')}>
        <TextInput
          ref={store}
          name="store"
          value={given.store}
          onChange={take('store')}
          autoComplete="organization"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={say('signin.email')} error={missing('email')}>
        <TextInput
          name="email"
          type="email"
          value={given.email}
          onChange={take('email')}
          maxLength={EMAIL_MAX}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={say('signin.password')} error={missing('password')}>
        <PasswordInput
          name="password"
          value={given.password}
          onChange={take('password')}
          maxLength={PASSWORD_MAX}
          autoComplete="current-password"
          showLabel={say('signin.show')}
          hideLabel={say('signin.hide')}
        />
      </Field>
      {failure !== '' && <Alert tone="bad">{failure}</Alert>}
      <Button type="submit" tone="primary" size="m" busy={busy}>
        {say('signin.submit')}
      </Button>
    </Form>
  );
}

const isEmpty = (text: string) => text.trim() === '';
