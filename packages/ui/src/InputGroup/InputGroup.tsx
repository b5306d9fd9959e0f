'use client';
import type { ComponentPropsWithRef } from 'react';
import { Root } from './InputGroup.styles.ts';

export type InputGroupProps = ComponentPropsWithRef<'div'>;

/** Joins an input with related buttons, such as its unit. Each has its own name and tab stop. */
export function InputGroup(props: InputGroupProps) {
  return <Root {...props} />;
}
