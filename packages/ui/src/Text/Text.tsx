'use client';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import type { Tone } from '../Badge/Badge.tsx';
import { Root } from './Text.styles.ts';

export const textTones = ['neutral', 'muted', 'ok', 'warn', 'bad', 'accent'] as const;
export type TextTone = Tone | 'muted';

export const textSizes = ['xs', 's', 'm', 'l'] as const;
export type TextSize = (typeof textSizes)[number];

type OwnProps = {
  /** The colour of the text; `neutral` inherits it. @default 'neutral' */
  tone?: TextTone | undefined;
  /** The size: 12, 13, 14 or 16 px; inherited without it. */
  size?: TextSize | undefined;
  /** The weight; inherited without it. */
  weight?: 'medium' | 'strong' | undefined;
  /** Digits of equal width and a zero that differs from O, for text that is read character by character. @default false */
  code?: boolean | undefined;
  /** Truncates the text to one line with an ellipsis. @default false */
  clip?: boolean | undefined;
  /** Keeps the author's line breaks, in lines of a readable length. @default false */
  written?: boolean | undefined;
  children?: ReactNode;
};

export type TextProps<As extends ElementType = 'span'> = OwnProps &
  Omit<ComponentPropsWithRef<As>, keyof OwnProps | 'as'> & {
    /** Renders another element, e.g. `as="p"`. @default 'span' */
    as?: As | undefined;
  };

/** Text in one of a few styles: strong or muted, a code, or a text written by a person. */
export function Text<As extends ElementType = 'span'>(props: TextProps<As>) {
  const { tone, size, weight, code = false, clip = false, written = false, ...rest } = props;
  const Element: ElementType = Root;
  return (
    <Element
      {...rest}
      data-tone={tone}
      data-size={size}
      data-weight={weight}
      data-code={code || undefined}
      data-whole={code ? '' : undefined}
      data-clip={clip || undefined}
      data-written={written || undefined}
    />
  );
}
