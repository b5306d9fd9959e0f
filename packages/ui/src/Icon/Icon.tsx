import { useContext, type ComponentPropsWithRef } from 'react';
import type icons from './icons.json';
import { IconsAt } from './iconsAt.ts';

export type IconName = keyof typeof icons;

export type IconProps = Omit<ComponentPropsWithRef<'svg'>, 'name' | 'children'> & {
  name: IconName;
  /** Sets width and height, in CSS pixels; drawn on a grid of 20. @default 16 */
  size?: number | undefined;
  /** Names the picture for screen readers; without it the icon is decoration and hidden from them. */
  label?: string | undefined;
};

/** Draws one stroke icon in the colour of the text around it, out of the page's `IconSprite` or the file that ThemeRoot's `iconsAt` names. */
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
