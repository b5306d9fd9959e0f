'use client';
import { type RefObject, useLayoutEffect } from 'react';
import { placeList } from './placeList.ts';

/**
 * Shows a newly rendered list above everything, next to its control, and keeps it there while the page moves. `moved` changes
 * when the control has changed its size.
 */
export function useListPlace(anchor: RefObject<HTMLElement | null>, moved?: unknown) {
  useLayoutEffect(
    function showAbovePage() {
      const box = anchor.current;
      const list = box?.querySelector<HTMLElement>('[popover]');
      if (!box || !list) return;
      const updatePosition = () => {
        const { clientWidth: width, clientHeight: height } = document.documentElement;
        const edge = visualViewport ? visualViewport.offsetTop + visualViewport.height : height;
        const place = placeList(box.getBoundingClientRect(), { width, height, edge }, box.matches(':dir(rtl)'));
        list.style.cssText = `inset-inline-start:${place.start}px;width:${place.width}px;${place.side}:${place.at}px`;
      };
      updatePosition();
      list.togglePopover(true);
      addEventListener('scroll', updatePosition, true);
      addEventListener('resize', updatePosition);
      return () => {
        removeEventListener('scroll', updatePosition, true);
        removeEventListener('resize', updatePosition);
      };
    },
    [anchor, moved],
  );
}
