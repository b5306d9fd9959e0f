import { Alert, Button, Field, PasswordInput, TextInput } from '@tilldesk/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { EntryLink } from './EntryLink.tsx';
import type { PageProps } from './PageProps.ts';
import { failureText, signIn, type Credentials } from './signIn.wiring.ts';
import { Form, Ways } from './SignIn.styles.ts';
import type { SignInWords } from './signInWords.ts';

const EMAIL_MAX = 254;
const PASSWORD_MAX = 1000;

type SignInFormProps = PageProps & { words: SignInWords };

/** Asks for store, email and password. What is missing is said at the field, a refusal above the button. */
export function SignInForm({ words: { say, language }, places, typed, onTyped, onSignedIn }: SignInFormProps) {
  const [password, setPassword] = useState('');
  const given: Credentials = { ...typed, password };
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
    if (name === 'password') setPassword(value);
    else onTyped({ ...typed, [name]: value });
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
      if ((await signIn(given)) === 'code') places.go('/validation-code');
      else onSignedIn();
    } catch (error) {
      setFailure(
        await failureText(error, language, { failed: say('signin.failed'), unreachable: say('signin.unreachable') }),
      );
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
      <Ways>
        <EntryLink places={places} to="/forgot-password">
          {say('signin.forgot')}
        </EntryLink>
      </Ways>
    </Form>
  );
}

const isEmpty = (text: string) => text.trim() === '';
