'use client';
import { type ComponentPropsWithRef, useState } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Root } from './Thumb.styles.ts';

export type ThumbProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** The address of the picture. The icon is shown until it has loaded. */
  src?: string | undefined;
  /** Describes the picture. Without it the picture is hidden from screen readers, for use next to a written name. */
  alt?: string | undefined;
  /** @default 'box' */
  icon?: IconName | undefined;
  /** Width and height, in CSS pixels. @default 28 */
  size?: number | undefined;
};

/** Shows the picture of a product, cropped to a square. */
export function Thumb({ src, alt, icon = 'box', size = 28, style, ...span }: ThumbProps) {
  const [broken, setBroken] = useState<string>();
  const ariaProps = alt === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': alt };
  return (
    <Root {...ariaProps} {...span} style={{ fontSize: size, ...style }}>
      {src === undefined || src === broken ? (
        <Icon name={icon} size={Math.round(size * 0.5)} />
      ) : (
        <img src={src} alt="" onError={() => setBroken(src)} />
      )}
    </Root>
  );
}
