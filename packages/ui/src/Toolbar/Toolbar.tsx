import type { ComponentPropsWithRef } from 'react';
import { Root } from './Toolbar.styles.ts';

export type ToolbarProps = Omit<ComponentPropsWithRef<'div'>, 'aria-label'> & {
  /** Names the group for screen readers. */
  label: string;
};

/** Sets controls of one purpose in a row that wraps. Each control keeps its own tab stop, so inputs inside work as anywhere. */
export function Toolbar({ label, ...div }: ToolbarProps) {
  return <Root role="group" aria-label={label} {...div} />;
}

/** Pushes what follows it to the end of the toolbar. */
export function ToolbarSpacer() {
  return <span data-spacer="" />;
}
