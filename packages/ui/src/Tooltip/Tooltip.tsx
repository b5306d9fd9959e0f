import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useFloating } from '../floating/useFloating.ts';
import type { Placement } from '../floating/place.ts';
import { Anchor, Tip } from './Tooltip.styles.ts';

export type TooltipProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> & {
  text: ReactNode;
  /** Takes one control. As a function it receives the id for the control's `aria-describedby`, so that the tip is read out. */
  children: ReactNode | ((describedBy: string) => ReactNode);
  /** @default 'top' */
  placement?: Placement | undefined;
  /** Fills the row, as a navigation item does. @default false */
  block?: boolean | undefined;
  /** Keeps the tip away. @default false */
  disabled?: boolean | undefined;
};

const HOVER_PAUSE_MS = 400;
/** Time to cross the gap between control and tip, so that the tip can be pointed at. */
const LEAVE_PAUSE_MS = 120;

/** Explains a control in a few words: at once on keyboard focus, after a moment under the pointer. Escape takes it away. */
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
