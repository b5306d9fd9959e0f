'use client';
import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Root } from './Button.styles.ts';

export const buttonTones = ['primary', 'secondary', 'quiet', 'danger'] as const;
export type ButtonTone = (typeof buttonTones)[number];

export const buttonSizes = ['s', 'm', 'l'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

type OwnProps = {
  /** The importance of the action: one `primary` per view; `danger` for actions that cannot be undone. @default 'secondary' */
  tone?: ButtonTone | undefined;
  /** The height: 28, 32 or 40 px; in touch density 36, 44 or 52. @default 'm' */
  size?: ButtonSize | undefined;
  /** Shows a spinner and ignores clicks. The button keeps the focus. @default false */
  busy?: boolean | undefined;
  /** Icon before the text. */
  icon?: IconName | undefined;
  /** Icon after the text. */
  iconEnd?: IconName | undefined;
  disabled?: boolean | undefined;
  children?: ReactNode;
};

export type ButtonProps<As extends ElementType = 'button'> = OwnProps &
  Omit<ComponentPropsWithRef<As>, keyof OwnProps | 'as'> & {
    /** Renders another element, e.g. `as="a"` or a router's link, and accepts its props. @default 'button' */
    as?: As | undefined;
  };

/** A button, or a link that looks like one. Submits its form only with `type="submit"`. */
export function Button<As extends ElementType = 'button'>({
  as,
  tone = 'secondary',
  size = 'm',
  busy = false,
  icon,
  iconEnd,
  disabled = false,
  children,
  ...rest
}: ButtonProps<As>) {
  const Element: ElementType = Root;
  const isButton = as === undefined || as === 'button';
  const idle = busy || (disabled && !isButton);
  return (
    <Element
      as={as}
      type={isButton ? 'button' : undefined}
      {...rest}
      {...(idle && { onClick: swallow, 'aria-disabled': true })}
      disabled={isButton && disabled ? true : undefined}
      data-tone={tone}
      data-size={size}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner size={14} /> : icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </Element>
  );
}

function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
