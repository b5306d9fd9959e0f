import { useState } from 'react';
import { newId } from '../../wiring/newId.ts';
import { emptyCart } from './till/cart.ts';
import { Till } from './till/Till.tsx';

/** A new invoice. It keeps this address until it is saved for the first time. */
export function Screen() {
  const [start, setStart] = useState(() => emptyCart(newId()));
  return <Till key={start.id} start={start} onReload={() => setStart(emptyCart(newId()))} />;
}
