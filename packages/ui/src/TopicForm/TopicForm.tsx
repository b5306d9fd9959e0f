'use client';
import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Root } from './TopicForm.styles.ts';

export type ChatTopicChoice = { id: string; label: string; description: string };

export type TopicDetails = { topic: string; name: string; email: string };

/** The error text of each field; none when it is valid. */
export type TopicProblems = { name?: string | undefined; email?: string | undefined };

export type TopicFormTexts = {
  /** The heading of the topics. */
  topic: string;
  name: string;
  email: string;
  /** The text of the button. */
  start: string;
  maxLength: string;
};

export type TopicFormProps = Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> & {
  /** The topics, two in a row. The first one is selected unless `initial` sets another. */
  topics: readonly ChatTopicChoice[];
  /** The initial values of the form, such as the person's own name. */
  initial?: Partial<TopicDetails> | undefined;
  /** Validates the details on submit. An error is shown below its field until the field is edited. */
  problemsOf: (details: TopicDetails) => TopicProblems;
  /** Called with valid details; name and email are trimmed. */
  onStart: (details: TopicDetails) => void;
  /** Shows that the chat is being started and blocks the form. @default false */
  busy?: boolean | undefined;
  /** Content above the button: the progress, or why the chat was rejected. */
  notice?: ReactNode;
  texts: TopicFormTexts;
};

/** Asks for the topic of a new chat and the requester's name and email. */
export function TopicForm(props: TopicFormProps) {
  const { topics, initial, problemsOf, onStart, busy = false, notice, texts, ...form } = props;
  const [details, setDetails] = useState<TopicDetails>({
    topic: initial?.topic ?? topics[0]?.id ?? '',
    name: initial?.name ?? '',
    email: initial?.email ?? '',
  });
  const [problems, setProblems] = useState<TopicProblems>({});
  const id = useId();
  const edit = (part: keyof TopicDetails) => (value: string) => {
    setDetails({ ...details, [part]: value });
    setProblems({ ...problems, [part]: undefined });
  };
  const chosen = topics.find((topic) => topic.id === details.topic);
  return (
    <Root
      noValidate
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        const normalized = { topic: details.topic, name: details.name.trim(), email: details.email.trim() };
        const found = problemsOf(normalized);
        setProblems(found);
        const invalidField = found.name === undefined ? (found.email === undefined ? null : 'email') : 'name';
        if (invalidField === null) onStart(normalized);
        else event.currentTarget.querySelector<HTMLElement>(`[name=${invalidField}]`)?.focus();
      }}
    >
      <div>
        <fieldset>
          <legend>{texts.topic}</legend>
          {topics.map((topic) => (
            <label key={topic.id}>
              <input
                type="radio"
                name={`${id}-topic`}
                value={topic.id}
                checked={topic === chosen}
                aria-describedby={topic === chosen ? `${id}-about` : undefined}
                onChange={() => edit('topic')(topic.id)}
              />
              <span>{topic.label}</span>
            </label>
          ))}
          <p id={`${id}-about`}>{chosen?.description}</p>
        </fieldset>
        <Field label={texts.name} required error={problems.name}>
          <TextInput
            name="name"
            autoComplete="name"
            maxLengthText={texts.maxLength}
            value={details.name}
            onChange={edit('name')}
          />
        </Field>
        <Field label={texts.email} required error={problems.email}>
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            maxLengthText={texts.maxLength}
            value={details.email}
            onChange={edit('email')}
          />
        </Field>
      </div>
      <footer>
        {notice}
        <Button type="submit" tone="primary" busy={busy}>
          {texts.start}
        </Button>
      </footer>
    </Root>
  );
}
