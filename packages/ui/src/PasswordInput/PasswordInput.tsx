'use client';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { NotedInput } from '../NotedInput/NotedInput.tsx';
import type { TextInputProps } from '../TextInput/TextInput.tsx';

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'end'> & {
  /** The accessible name of the button that shows the text. @default 'Show what is typed' */
  showLabel?: string | undefined;
  /** The accessible name of the button that hides the text. @default 'Hide what is typed' */
  hideLabel?: string | undefined;
  /** Shown and announced while caps lock is on during typing. @default nothing */
  capsLockText?: string | undefined;
};

/** An input with hidden text and a button that shows it. Accepts up to 128 characters, pasted or typed. `ref` is the input. */
export function PasswordInput(props: PasswordInputProps) {
  const { showLabel = 'Show what is typed', hideLabel = 'Hide what is typed', capsLockText, ...rest } = props;
  const { maxLength = 128, autoComplete = 'current-password', onKeyDown, onKeyUp, onBlur, ...input } = rest;
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const watch = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  const warned = caps && capsLockText !== undefined && capsLockText !== '';
  return (
    <NotedInput
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...input}
      autoComplete={autoComplete}
      maxLength={maxLength}
      type={shown ? 'text' : 'password'}
      onKeyDown={(event) => {
        watch(event);
        onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        watch(event);
        onKeyUp?.(event);
      }}
      onBlur={(event) => {
        setCaps(false);
        onBlur?.(event);
      }}
      note={warned ? { text: capsLockText, tone: 'warn' } : undefined}
      end={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? hideLabel : showLabel}
          size="s"
          disabled={input.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
