'use client';
import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { place } from './place.ts';
import type { Placement } from './place.ts';

type FloatingInput = {
  anchor: RefObject<HTMLElement | null>;
  /** Must have `popover="manual"`. */
  panel: RefObject<HTMLElement | null>;
  open: boolean;
  placement: Placement;
  /** Called when the pointer goes down outside panel and anchor, or the focus leaves both. */
  onLeave?: (() => void) | undefined;
};

/** Shows a panel above everything, next to its anchor, and keeps it there while the page scrolls or changes size. */
export function useFloating({ anchor, panel, open, placement, onLeave }: FloatingInput) {
  useLayoutEffect(
    function float() {
      const [box, element] = [anchor.current, panel.current];
      if (!open || !box || !element) return;
      const updatePosition = () => {
        const view = document.documentElement;
        const { left, top } = place({
          anchor: box.getBoundingClientRect(),
          panel: { width: element.offsetWidth, height: element.offsetHeight },
          view: { width: view.clientWidth, height: view.clientHeight },
          placement,
          rightToLeft: getComputedStyle(box).direction === 'rtl',
        });
        element.style.insetInlineStart = 'auto';
        element.style.left = `${left}px`;
        element.style.top = `${top}px`;
      };
      element.togglePopover(true);
      updatePosition();
      const sizes = new ResizeObserver(updatePosition);
      sizes.observe(element);
      addEventListener('scroll', updatePosition, { capture: true, passive: true });
      addEventListener('resize', updatePosition);
      return () => {
        sizes.disconnect();
        removeEventListener('scroll', updatePosition, { capture: true });
        removeEventListener('resize', updatePosition);
        if (element.isConnected) element.togglePopover(false);
      };
    },
    [open, placement, anchor, panel],
  );

  useEffect(
    function watchOutside() {
      if (!open || !onLeave) return;
      const isOutside = (target: EventTarget | null) =>
        target instanceof Node && !panel.current?.contains(target) && !anchor.current?.contains(target);
      const leave = (event: Event) => {
        if (isOutside(event.target)) onLeave();
      };
      document.addEventListener('pointerdown', leave, true);
      document.addEventListener('focusin', leave);
      return () => {
        document.removeEventListener('pointerdown', leave, true);
        document.removeEventListener('focusin', leave);
      };
    },
    [open, onLeave, anchor, panel],
  );
}
