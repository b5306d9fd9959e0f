'use client';
import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useFloating } from '../floating/useFloating.ts';
import type { Placement } from '../floating/place.ts';
import { Anchor, Tip } from './Tooltip.styles.ts';

export type TooltipProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> & {
  text: ReactNode;
  /** One control. A function receives the id for the control's `aria-describedby`, so that the tooltip is announced. */
  children: ReactNode | ((describedBy: string) => ReactNode);
  /** @default 'top' */
  placement?: Placement | undefined;
  /** Fills the row, like a navigation item. @default false */
  block?: boolean | undefined;
  /** Disables the tooltip. @default false */
  disabled?: boolean | undefined;
};

const HOVER_PAUSE_MS = 400;
/** Time to cross the gap between control and tooltip, so that the pointer can reach the tooltip. */
const LEAVE_PAUSE_MS = 120;

/** Explains a control in a few words: immediately on keyboard focus, after a delay under the pointer. Escape hides it. */
export function Tooltip(props: TooltipProps) {
  const { text, children, placement = 'top', block = false, disabled = false, ...rest } = props;
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [phase, setPhase] = useState<'hidden' | 'waiting' | 'shown' | 'leaving'>('hidden');
  const open = (phase === 'shown' || phase === 'leaving') && !disabled;
  useFloating({ anchor, panel: tip, open, placement });

  useEffect(
    function flipInTime() {
      if (phase !== 'waiting' && phase !== 'leaving') return;
      const [next, pauseMs] =
        phase === 'waiting' ? (['shown', HOVER_PAUSE_MS] as const) : (['hidden', LEAVE_PAUSE_MS] as const);
      const timer = setTimeout(() => setPhase(next), pauseMs);
      return () => clearTimeout(timer);
    },
    [phase],
  );
  useEffect(
    function hideOnEscape() {
      if (!open) return;
      const hide = (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        setPhase('hidden');
      };
      document.addEventListener('keydown', hide, true);
      return () => document.removeEventListener('keydown', hide, true);
    },
    [open],
  );

  return (
    <Anchor
      {...rest}
      ref={anchor}
      data-block={block}
      onPointerEnter={(event) => event.pointerType !== 'touch' && setPhase(open ? 'shown' : 'waiting')}
      onPointerLeave={() => setPhase(open ? 'leaving' : 'hidden')}
      onPointerDown={() => setPhase('hidden')}
      onFocus={(event) => event.target.matches(':focus-visible') && setPhase('shown')}
      onBlur={() => setPhase('hidden')}
    >
      {typeof children === 'function' ? children(id) : children}
      <Tip ref={tip} id={id} role="tooltip" popover="manual">
        {text}
      </Tip>
    </Anchor>
  );
}
