import { Alert, Button, Field, PasswordInput, TextInput } from '@tilldesk/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { EntryLink } from './EntryLink.tsx';
import type { PageProps } from './PageProps.ts';
import { errorText, signIn, type Credentials } from './signIn.wiring.ts';
import { Form, SignInOptions } from './SignIn.styles.ts';
import type { SignInMessages } from './signInTexts.ts';

const EMAIL_MAX = 254;
const PASSWORD_MAX = 1000;

type SignInFormProps = PageProps & { texts: SignInMessages };

/** Asks for store, email and password. Missing input is shown at the field, a rejection above the button. */
export function SignInForm({ texts: { translate: t, language }, places, typed, onTyped, onSignedIn }: SignInFormProps) {
  const [password, setPassword] = useState('');
  const credentials: Credentials = { ...typed, password };
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const store = useRef<HTMLInputElement>(null);
  useEffect(function focusStore() {
    store.current?.focus();
  }, []);

  const handleChange = (name: keyof Credentials) => (value: string) => {
    setFailure('');
    if (name === 'password') setPassword(value);
    else onTyped({ ...typed, [name]: value });
  };
  const missing = (name: keyof Credentials) =>
    checked && isEmpty(credentials[name]) ? t('signin.missing') : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    const gap = (['store', 'email', 'password'] as const).find((name) => isEmpty(credentials[name]));
    if (gap !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`[name=${gap}]`)?.focus();
      return;
    }
    setBusy(true);
    setFailure('');
    try {
      if ((await signIn(credentials)) === 'code') places.navigateTo('/validation-code');
      else onSignedIn();
    } catch (error) {
      setFailure(
        await errorText(error, language, { failed: t('signin.failed'), unreachable: t('signin.unreachable') }),
      );
      setBusy(false);
    }
  };

  return (
    <Form ref={form} onSubmit={(event) => void submit(event)} noValidate data-density="touch">
      <Field label={t('signin.store')} error={missing('store')}>
        <TextInput
          ref={store}
          name="store"
          value={credentials.store}
          onChange={handleChange('store')}
          autoComplete="organization"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={t('signin.email')} error={missing('email')}>
        <TextInput
          name="email"
          type="email"
          value={credentials.email}
          onChange={handleChange('email')}
          maxLength={EMAIL_MAX}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={t('signin.password')} error={missing('password')}>
        <PasswordInput
          name="password"
          value={credentials.password}
          onChange={handleChange('password')}
          maxLength={PASSWORD_MAX}
          autoComplete="current-password"
          showLabel={t('signin.show')}
          hideLabel={t('signin.hide')}
        />
      </Field>
      {failure !== '' && <Alert tone="bad">{failure}</Alert>}
      <Button type="submit" tone="primary" size="m" busy={busy}>
        {t('signin.submit')}
      </Button>
      <SignInOptions>
        <EntryLink places={places} to="/forgot-password">
          {t('signin.forgot')}
        </EntryLink>
      </SignInOptions>
    </Form>
  );
}

const isEmpty = (text: string) => text.trim() === '';
