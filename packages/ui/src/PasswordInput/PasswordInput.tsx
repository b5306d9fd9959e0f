import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'end'> & {
  /** Names the button that uncovers the text. */
  showLabel?: string | undefined;
  /** Names the button that covers it again. */
  hideLabel?: string | undefined;
};

/** A covered text with a button that uncovers it. Takes up to 128 characters, pasted or typed. */
export function PasswordInput({
  showLabel = 'Show what is typed',
  hideLabel = 'Hide what is typed',
  maxLength = 128,
  autoComplete = 'current-password',
  ...input
}: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...input}
      autoComplete={autoComplete}
      maxLength={maxLength}
      type={shown ? 'text' : 'password'}
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
