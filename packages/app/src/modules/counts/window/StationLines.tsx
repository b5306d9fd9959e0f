import type { InventoryCount } from '@tilldesk/domain/stock';
import { useState } from 'react';
import { CountLines, useCountLines, type Show } from './CountLines.tsx';
import { useIsBlind } from './useIsBlind.ts';

/** What is counted so far, beside the scan box: what nobody scanned yet first. */
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
