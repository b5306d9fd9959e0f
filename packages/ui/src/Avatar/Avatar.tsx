'use client';
import { type ComponentPropsWithRef, useState } from 'react';
import { Root } from './Avatar.styles.ts';
import { initials } from './initials.ts';

export type AvatarProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** The person's full name. Its initials replace a missing picture. */
  name: string;
  /** The address of a picture. The initials are shown until it has loaded. */
  src?: string | undefined;
  /** Width and height, in CSS pixels. @default 28 */
  size?: number | undefined;
  /** Hides the avatar from screen readers, for use next to the written name. @default false */
  decorative?: boolean | undefined;
};

/** Shows a person as a picture or as initials. */
export function Avatar({ name, src, size = 28, decorative = false, style, ...span }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const ariaProps = decorative ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': name };
  return (
    <Root {...ariaProps} {...span} style={{ fontSize: size, ...style }}>
      {src === undefined || src === broken ? (
        <span>{initials(name)}</span>
      ) : (
        <img src={src} alt="" onError={() => setBroken(src)} />
      )}
    </Root>
  );
}
