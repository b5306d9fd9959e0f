import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import type { Tone } from '../Badge/Badge.tsx';
import { Root } from './Text.styles.ts';

export const textTones = ['neutral', 'muted', 'ok', 'warn', 'bad', 'accent'] as const;
export type TextTone = Tone | 'muted';

export const textSizes = ['xs', 's', 'm', 'l'] as const;
export type TextSize = (typeof textSizes)[number];

type OwnProps = {
  /** Colours the words; `neutral` keeps the colour around them. @default 'neutral' */
  tone?: TextTone | undefined;
  /** Sets 12, 13, 14 or 16 px; without it the size around it stays. */
  size?: TextSize | undefined;
  /** Without it the weight around it stays. */
  weight?: 'medium' | 'strong' | undefined;
  /** Sets figures of one width and a zero that is no O, for what is read character by character. @default false */
  code?: boolean | undefined;
  /** Keeps to one line and ends what does not fit with an ellipsis. @default false */
  clip?: boolean | undefined;
  /** Keeps the line breaks of the one who wrote it, in lines of a readable length. @default false */
  written?: boolean | undefined;
  children?: ReactNode;
};

export type TextProps<As extends ElementType = 'span'> = OwnProps &
  Omit<ComponentPropsWithRef<As>, keyof OwnProps | 'as'> & {
    /** Draws another element, e.g. `as="p"`. @default 'span' */
    as?: As | undefined;
  };

/** Words in one of the few voices of a page: loud or quiet, a code, something a person wrote. */
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
