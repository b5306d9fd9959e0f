'use client';
import type { ComponentPropsWithRef } from 'react';
import { Key } from './Kbd.styles.ts';

export type KbdProps = ComponentPropsWithRef<'kbd'>;

/** Shows a key to press. Hidden on screens without a keyboard or too narrow for one. */
export function Kbd(props: KbdProps) {
  return <Key {...props} />;
}
