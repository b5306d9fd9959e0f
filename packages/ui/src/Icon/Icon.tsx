'use client';
import { useContext, type ComponentPropsWithRef } from 'react';
import type icons from './icons.json';
import { IconsAt } from './iconsAt.ts';

export type IconName = keyof typeof icons;

export type IconProps = Omit<ComponentPropsWithRef<'svg'>, 'name' | 'children'> & {
  name: IconName;
  /** Width and height, in CSS pixels; drawn on a grid of 20. @default 16 */
  size?: number | undefined;
  /** The accessible name. Without it the icon is decorative and hidden from screen readers. */
  label?: string | undefined;
};

/**
 * Renders one icon in the colour of the surrounding text, from the page's `IconSprite` or from the file of ThemeRoot's
 * `iconsAt`.
 */
export function Icon({ name, size = 16, label, ...svg }: IconProps) {
  return (
    <svg
      data-td-icon={name}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={size > 18 ? 1.5 : 1.6}
      aria-hidden={label === undefined ? true : undefined}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      {...svg}
    >
      <use href={`${useContext(IconsAt)}#td-icon-${name}`} />
    </svg>
  );
}
