'use client';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { InputBox } from '../Field/inputBox.styles.ts';
import { useFieldAttributes } from '../Field/fieldContext.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { limitText, usedOfMax, useClippedText } from './useClippedText.ts';

export type TextInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'maxLength'
> & {
  type?: 'text' | 'email' | 'url' | 'tel' | 'search' | 'password' | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with the text, truncated to the limit. */
  onChange?: ((value: string) => void) | undefined;
  /** The maximum length in UTF-16 units, as in HTML; spec §5 sets 60. @default 60 */
  maxLength?: number | undefined;
  /** Shown and announced after text was truncated. @default the sentence of spec §5 */
  maxLengthText?: string | undefined;
  /** @default 'm' */
  size?: 's' | 'm' | 'l' | undefined;
  /** Shows how much of the limit is used. @default false */
  counter?: boolean | undefined;
  /** Formats the counter. @default "12/60" */
  counterText?: ((count: { used: number; max: number }) => string) | undefined;
  /** Icon before the text. */
  icon?: IconName | undefined;
  /** Content after the text: a unit, a small button. */
  end?: ReactNode;
};

/**
 * A one-line input that truncates typed or pasted text at its limit and says so. `ref` is the input; `className` and `style`
 * apply to the box around it.
 */
export function TextInput({
  type,
  onChange,
  maxLength = 60,
  maxLengthText = limitText,
  size,
  counter = false,
  counterText = usedOfMax,
  icon,
  end,
  className,
  style,
  onCompositionEnd,
  ...input
}: TextInputProps) {
  const wiring = useFieldAttributes(input);
  const [typed, setTyped] = useState(input.defaultValue ?? '');
  const clipped = useClippedText(maxLength, (text) => {
    if (counter && input.value === undefined) setTyped(text);
    onChange?.(text);
  });
  return (
    <InputBox
      className={className}
      style={style}
      data-size={size}
      data-disabled={input.disabled || undefined}
      data-invalid={wiring['aria-invalid'] || undefined}
      data-cut={clipped.overflowed || undefined}
    >
      {icon && <Icon name={icon} size={size === 'l' ? 20 : 16} />}
      <input
        {...input}
        {...wiring}
        type={type}
        onChange={clipped.onChange}
        onCompositionEnd={(event) => {
          clipped.onCompositionEnd(event);
          onCompositionEnd?.(event);
        }}
      />
      {counter && <small>{counterText({ used: (input.value ?? typed).length, max: maxLength })}</small>}
      {end}
      {/* An alert is announced when it is inserted; a status would need an empty element in every field. */}
      {clipped.overflowed && <span role="alert">{maxLengthText}</span>}
    </InputBox>
  );
}
