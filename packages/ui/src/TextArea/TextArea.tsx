'use client';
import type { ComponentPropsWithRef } from 'react';
import { useFieldAttributes } from '../Field/fieldContext.ts';
import { limitText, usedOfMax, useClippedText } from '../TextInput/useClippedText.ts';
import { useValue } from '../value/useValue.ts';
import { Root } from './TextArea.styles.ts';

export type TextAreaProps = Omit<
  ComponentPropsWithRef<'textarea'>,
  'value' | 'defaultValue' | 'onChange' | 'maxLength'
> & {
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with the text, truncated to the limit. */
  onChange?: ((value: string) => void) | undefined;
  /** The maximum length in UTF-16 units, as in HTML; spec §5 sets 2000. @default 2000 */
  maxLength?: number | undefined;
  /** Shown and announced after text was truncated. @default the sentence of spec §5 */
  maxLengthText?: string | undefined;
  /** Formats the counter. @default "12/2000" */
  counterText?: ((count: { used: number; max: number }) => string) | undefined;
};

/**
 * A multi-line input that truncates typed or pasted text at its limit, says so, and counts the characters. `ref` is the
 * textarea; `className` and `style` apply to the box around it.
 */
export function TextArea({
  value: given,
  defaultValue = '',
  onChange,
  maxLength = 2000,
  maxLengthText = limitText,
  counterText = usedOfMax,
  className,
  style,
  rows = 3,
  ...area
}: TextAreaProps) {
  const [value, setValue] = useValue(given, defaultValue, onChange);
  const wiring = useFieldAttributes(area);
  const clipped = useClippedText(maxLength, setValue);
  return (
    <Root className={className} style={style}>
      <textarea
        {...area}
        {...wiring}
        rows={rows}
        value={value}
        onChange={clipped.onChange}
        onCompositionEnd={(event) => {
          clipped.onCompositionEnd(event);
          area.onCompositionEnd?.(event);
        }}
        data-disabled={area.disabled || undefined}
        data-invalid={wiring['aria-invalid'] || undefined}
      />
      <div>
        {clipped.overflowed && <span role="alert">{maxLengthText}</span>}
        <span>{counterText({ used: value.length, max: maxLength })}</span>
      </div>
    </Root>
  );
}
