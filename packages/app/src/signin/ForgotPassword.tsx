import { Alert, Button, Field, TextInput } from '@tilldesk/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { accessRoom, plainFailures } from './accessWords.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { BackLink } from './EntryLink.tsx';
import { OverNote } from './OverNote.tsx';
import type { PageProps, Typed } from './PageProps.ts';
import { askForLink, failureText } from './signIn.wiring.ts';
import { Form, Told, Ways } from './SignIn.styles.ts';
import { useWords } from './words.ts';

const EMAIL_MAX = 254;

/** Asks for a link to choose a new password; what it says afterwards is the same for every account. */
export function Screen({ places, typed, onTyped }: PageProps) {
  const { say, language } = useWords(accessRoom);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [sent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    function putCursorInFirstGap() {
      if (sent) return;
      const boxes = [...(form.current?.querySelectorAll('input') ?? [])];
      (boxes.find(({ value }) => value === '') ?? boxes.at(-1))?.focus();
    },
    [sent],
  );

  const take = (name: keyof Typed) => (value: string) => {
    setFailure('');
    onTyped({ ...typed, [name]: value });
  };
  const missing = (name: keyof Typed) => (checked && typed[name].trim() === '' ? say('access.missing') : undefined);
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
      await askForLink(typed);
      setSent(true);
    } catch (error) {
      setFailure(await failureText(error, language, plainFailures(say)));
    }
    setBusy(false);
  };

  const name = say('access.forgot.name');
  if (sent) {
    return (
      <EntryFrame
        name={name}
        title={say('access.forgot.sent')}
        text={say('access.forgot.sent.text', { email: typed.email.trim() })}
      >
        <Told>
          <OverNote action={say('access.back')} onAction={() => places.go('/signin')} />
          <Ways>
            <Button tone="quiet" size="s" onClick={() => setSent(false)}>
              {say('access.forgot.other')}
            </Button>
          </Ways>
        </Told>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame name={name} title={say('access.forgot.title')} text={say('access.forgot.text')}>
      <Form ref={form} onSubmit={(event) => void submit(event)} noValidate data-density="touch">
        <Field label={say('access.store')} error={missing('store')}>
          <TextInput
            name="store"
            value={typed.store}
            onChange={take('store')}
            autoComplete="organization"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field label={say('access.email')} error={missing('email')}>
          <TextInput
            name="email"
            type="email"
            value={typed.email}
            onChange={take('email')}
            maxLength={EMAIL_MAX}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        {failure !== '' && <Alert tone="bad">{failure}</Alert>}
        <Button type="submit" tone="primary" busy={busy}>
          {say('access.forgot.submit')}
        </Button>
        <Ways>
          <BackLink places={places}>{say('access.back')}</BackLink>
        </Ways>
      </Form>
    </EntryFrame>
  );
}
