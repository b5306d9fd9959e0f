'use client';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { type ButtonSize, type ButtonTone } from '../Button/Button.tsx';
import { Root } from '../Button/Button.styles.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  /** The accessible name and the tooltip. */
  label: string;
  icon: IconName;
  /** @default 'quiet' */
  tone?: ButtonTone | undefined;
  /** @default 'm' */
  size?: ButtonSize | undefined;
  /** Shows a spinner and ignores clicks. @default false */
  busy?: boolean | undefined;
  as?: ElementType | undefined;
};

/** A square button with only an icon. */
export function IconButton({
  label,
  icon,
  tone = 'quiet',
  size = 'm',
  busy = false,
  onClick,
  ...button
}: IconButtonProps) {
  return (
    <Root
      type="button"
      title={label}
      {...button}
      onClick={busy ? undefined : onClick}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      data-icon-only=""
      data-tone={tone}
      data-size={size}
    >
      {busy ? <Spinner size={14} /> : <Icon name={icon} size={size === 'l' ? 20 : 16} />}
    </Root>
  );
}
