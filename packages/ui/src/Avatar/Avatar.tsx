import { type ComponentPropsWithRef, useState } from 'react';
import { Root } from './Avatar.styles.ts';
import { initials } from './initials.ts';

export type AvatarProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Is the person's full name; its initials stand in for a picture. */
  name: string;
  /** Is the address of a picture; while there is none that loads, the initials stand. */
  src?: string | undefined;
  /** Sets width and height, in CSS pixels. @default 28 */
  size?: number | undefined;
  /** Hides it from screen readers: for use beside the written name. @default false */
  decorative?: boolean | undefined;
};

/** Shows a person. */
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
