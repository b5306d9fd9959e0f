import type { InventoryCount } from '@tilldesk/domain/counts';
import { useState } from 'react';
import { CountLines, useCountLines, type Show } from './CountLines.tsx';
import { useIsBlind } from './useIsBlind.ts';

/** Lists the lines counted so far next to the scan box; lines not scanned yet come first. */
export function StationLines({ count }: { count: InventoryCount }) {
  const isBlind = useIsBlind(count);
  const [show, setShow] = useState<Show>(isBlind ? 'all' : 'uncounted');
  const list = useCountLines(count.id, show);
  return (
    <CountLines
      count={count}
      list={list}
      show={show}
      isBlind={isBlind}
      onShow={(next) => {
        setShow(next);
        list.setPage(1);
      }}
    />
  );
}
