import type { ComponentPropsWithRef } from 'react';
import { Key } from './Kbd.styles.ts';

export type KbdProps = ComponentPropsWithRef<'kbd'>;

/** Shows a key to press. */
export function Kbd(props: KbdProps) {
  return <Key {...props} />;
}
