import type { ComponentPropsWithRef, ReactNode } from 'react';
import { BareInput, InputBox } from '../Field/inputBox.styles.ts';
import { useFieldWiring } from '../Field/fieldContext.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Notice, Root } from './TextInput.styles.ts';
import { useClippedText } from './useClippedText.ts';

export type TextInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'maxLength'
> & {
  type?: 'text' | 'email' | 'url' | 'tel' | 'search' | 'password' | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Receives the text already cut to the limit. */
  onChange?: ((value: string) => void) | undefined;
  /** Counts UTF-16 units, as HTML does; spec §5 sets 60. @default 60 */
  maxLength?: number | undefined;
  /** Shows and is announced after something was cut. @default the sentence of spec §5 */
  maxLengthText?: string | undefined;
  /** @default 'm' */
  size?: 's' | 'm' | 'l' | undefined;
  /** Stands before the text. */
  icon?: IconName | undefined;
  /** Stands after the text: a unit, a small button. */
  end?: ReactNode;
};

/** A one-line field that cuts what is typed or pasted past its limit and says so. `ref` is the input; `className` and `style` are the box around it. */
export function TextInput({
  type = 'text',
  onChange,
  maxLength = 60,
  maxLengthText = 'Maximum character limit reached',
  size = 'm',
  icon,
  end,
  className,
  style,
  onCompositionEnd,
  ...input
}: TextInputProps) {
  const wiring = useFieldWiring(input);
  const clipped = useClippedText(maxLength, onChange);
  return (
    <Root className={className} style={style}>
      <InputBox
        data-size={size}
        data-disabled={input.disabled || undefined}
        data-invalid={wiring['aria-invalid'] || undefined}
      >
        {icon && <Icon name={icon} size={size === 'l' ? 20 : 16} />}
        <BareInput
          {...input}
          {...wiring}
          type={type}
          onChange={clipped.onChange}
          onCompositionEnd={(event) => {
            clipped.onCompositionEnd(event);
            onCompositionEnd?.(event);
          }}
        />
        {end}
      </InputBox>
      <Notice role="status">{clipped.overflowed ? maxLengthText : ''}</Notice>
    </Root>
  );
}
