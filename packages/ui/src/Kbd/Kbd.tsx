import type { ComponentPropsWithRef } from 'react';
import { Key } from './Kbd.styles.ts';

export type KbdProps = ComponentPropsWithRef<'kbd'>;

/** Shows a key to press; a screen without a keyboard, or too narrow for one, shows none. */
export function Kbd(props: KbdProps) {
  return <Key {...props} />;
}
