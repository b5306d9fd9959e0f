'use client';
import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { useFloating } from '../floating/useFloating.ts';
import { useRestoredFocus } from '../floating/useRestoredFocus.ts';
import type { Placement } from '../floating/place.ts';
import { Anchor, Panel } from './Popover.styles.ts';

/** The required props of the popover's button. */
export type PopoverButtonProps = Required<
  Pick<ComponentPropsWithRef<'button'>, 'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'onClick'>
>;

export type PopoverProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The accessible name of the panel. */
  label: string;
  /** Renders the button; the given props must reach a `<button>`. */
  button: (props: PopoverButtonProps) => ReactNode;
  /** The content of the panel. A function receives the function that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** @default 'bottom-start' */
  placement?: Placement | undefined;
  /** Whether the panel is open. Controlled with `onOpen`, otherwise stored by the popover. */
  open?: boolean | undefined;
  onOpen?: ((open: boolean) => void) | undefined;
  /** Keeps the panel open while the person works elsewhere on the page. Escape and the button still close it. @default false */
  stays?: boolean | undefined;
};

/** Opens a small panel next to its button. Escape, a press elsewhere, or Tab out of the panel closes it. */
export function Popover(props: PopoverProps) {
  const { label, button, children, placement = 'bottom-start', open: given, onOpen, stays = false, ...rest } = props;
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [internal, setInternal] = useState(false);
  const open = given ?? internal;
  const become = useCallback(
    (next: boolean) => {
      setInternal(next);
      onOpen?.(next);
    },
    [onOpen],
  );
  const close = useCallback(() => become(false), [become]);
  const panelFocus = useRestoredFocus(panel, open);
  useFloating({ anchor, panel, open, placement, onLeave: stays ? undefined : close });

  useLayoutEffect(
    function focusInside() {
      if (!open) return;
      const first = panel.current?.querySelector<HTMLElement>('input, select, textarea, button, a[href]');
      // A text without a control must be reachable and scrollable by keyboard too.
      if (panel.current) panel.current.tabIndex = first ? -1 : 0;
      (first ?? panel.current)?.focus();
      const [box, button] = [panel.current, anchor.current?.querySelector('button')];
      return () => {
        const active = document.activeElement;
        // The focus was in the closed panel: it returns to the button, unless it has moved elsewhere.
        if (active === document.body || box?.contains(active)) button?.focus();
      };
    },
    [open],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };

  return (
    <>
      <Anchor ref={anchor}>
        {button({
          'aria-haspopup': 'dialog',
          'aria-expanded': open,
          'aria-controls': id,
          onClick: () => become(!open),
        })}
      </Anchor>
      <Panel
        {...rest}
        {...panelFocus}
        ref={panel}
        id={id}
        popover="manual"
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {open && (typeof children === 'function' ? children(close) : children)}
      </Panel>
    </>
  );
}
