import type { ComponentPropsWithRef } from 'react';
import { Root } from './InputGroup.styles.ts';

export type InputGroupProps = ComponentPropsWithRef<'div'>;

/** Joins an input with the buttons that belong to it, such as the unit it is in. Each keeps its own name and tab stop. */
export function InputGroup(props: InputGroupProps) {
  return <Root {...props} />;
}
