import { Alert, Button, Field, TextInput } from '@tilldesk/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { accessMessages, fallbackFailureTexts } from '../accessTexts.ts';
import { EntryFrame } from '../EntryFrame.tsx';
import { BackLink } from '../EntryLink.tsx';
import { OverNote } from '../OverNote.tsx';
import type { PageProps, Typed } from '../PageProps.ts';
import { requestResetLink, errorText } from '../signIn.wiring.ts';
import { Form, Message, SignInOptions } from '../SignIn.styles.ts';
import { useEntryMessages } from '../texts.ts';

const EMAIL_MAX = 254;

/** Requests a link to reset the password. The confirmation is the same for every account. */
export function Screen({ places, typed, onTyped }: PageProps) {
  const { translate: t, language } = useEntryMessages(accessMessages);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [sent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    function focusFirstEmptyField() {
      if (sent) return;
      const boxes = [...(form.current?.querySelectorAll('input') ?? [])];
      (boxes.find(({ value }) => value === '') ?? boxes.at(-1))?.focus();
    },
    [sent],
  );

  const handleChange = (name: keyof Typed) => (value: string) => {
    setFailure('');
    onTyped({ ...typed, [name]: value });
  };
  const missing = (name: keyof Typed) => (checked && typed[name].trim() === '' ? t('access.missing') : undefined);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    const gap = (['store', 'email'] as const).find((name) => typed[name].trim() === '');
    if (gap !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`[name=${gap}]`)?.focus();
      return;
    }
    setBusy(true);
    setFailure('');
    try {
      await requestResetLink(typed);
      setSent(true);
    } catch (error) {
      setFailure(await errorText(error, language, fallbackFailureTexts(t)));
    }
    setBusy(false);
  };

  const name = t('access.forgot.name');
  if (sent) {
    return (
      <EntryFrame
        name={name}
        title={t('access.forgot.sent')}
        text={t('access.forgot.sent.text', { email: typed.email.trim() })}
      >
        <Message>
          <OverNote action={t('access.back')} onAction={() => places.navigateTo('/signin')} />
          <SignInOptions>
            <Button tone="quiet" size="s" onClick={() => setSent(false)}>
              {t('access.forgot.other')}
            </Button>
          </SignInOptions>
        </Message>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame name={name} title={t('access.forgot.title')} text={t('access.forgot.text')}>
      <Form ref={form} onSubmit={(event) => void submit(event)} noValidate data-density="touch">
        <Field label={t('access.store')} error={missing('store')}>
          <TextInput
            name="store"
            value={typed.store}
            onChange={handleChange('store')}
            autoComplete="organization"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field label={t('access.email')} error={missing('email')}>
          <TextInput
            name="email"
            type="email"
            value={typed.email}
            onChange={handleChange('email')}
            maxLength={EMAIL_MAX}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        {failure !== '' && <Alert tone="bad">{failure}</Alert>}
        <Button type="submit" tone="primary" busy={busy}>
          {t('access.forgot.submit')}
        </Button>
        <SignInOptions>
          <BackLink places={places}>{t('access.back')}</BackLink>
        </SignInOptions>
      </Form>
    </EntryFrame>
  );
}
