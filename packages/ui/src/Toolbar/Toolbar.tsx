'use client';
import { type ComponentPropsWithoutRef, type Ref, useImperativeHandle, useRef } from 'react';
import { Root } from './Toolbar.styles.ts';
import { useRovingFocus } from './useRovingFocus.ts';

export type ToolbarProps = Omit<ComponentPropsWithoutRef<'div'>, 'aria-label' | 'role'> & {
  ref?: Ref<HTMLDivElement> | undefined;
  /** The accessible name of the group. */
  label: string;
  /**
   * Makes the whole row one tab stop, with arrow keys, Home and End inside (ARIA toolbar): for rows of buttons. Without it each
   * control has its own tab stop, so that inputs work as usual. @default false
   */
  roving?: boolean | undefined;
};

/** Places related controls in a row that wraps. */
export function Toolbar({ ref, label, roving = false, onFocus, onKeyDown, ...div }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => bar.current as HTMLDivElement);
  const walk = useRovingFocus(bar, roving);
  return (
    <Root
      {...div}
      ref={bar}
      role={roving ? 'toolbar' : 'group'}
      aria-label={label}
      onFocus={(event) => {
        onFocus?.(event);
        walk.onFocus?.(event);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        walk.onKeyDown?.(event);
      }}
    />
  );
}

/** Moves the following controls to the end of the toolbar. */
export function ToolbarSpacer() {
  return <span data-spacer="" />;
}
