import { type ComponentPropsWithoutRef, type Ref, useImperativeHandle, useRef } from 'react';
import { Root } from './Toolbar.styles.ts';
import { useRovingFocus } from './useRovingFocus.ts';

export type ToolbarProps = Omit<ComponentPropsWithoutRef<'div'>, 'aria-label' | 'role'> & {
  ref?: Ref<HTMLDivElement> | undefined;
  /** Names the group for screen readers. */
  label: string;
  /**
   * Makes the whole row one tab stop, with arrow keys, Home and End inside (ARIA toolbar): for rows of buttons.
   * Without it each control keeps its own tab stop, so inputs inside work as anywhere. @default false
   */
  roving?: boolean | undefined;
};

/** Sets controls of one purpose in a row that wraps. */
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

/** Pushes what follows it to the end of the toolbar. */
export function ToolbarSpacer() {
  return <span data-spacer="" />;
}
