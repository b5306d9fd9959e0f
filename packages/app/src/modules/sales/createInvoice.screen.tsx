import { tillCustomer } from '@tilldesk/domain/customers';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Wait } from '../../page/Loading.tsx';
import { useAnswer } from '../../api/useAnswer.ts';
import { newId } from '../../api/newId.ts';
import { emptyCart, type CartCustomer } from './till/cart.ts';
import { Till } from './till/Till.tsx';

/** Creates an invoice, for the customer in the address if there is one. The address changes when the invoice is first saved. */
export function Screen() {
  const [address] = useSearchParams();
  const id = address.get('customer');
  const { data, problem } = useAnswer(tillCustomer, id === null ? null : { params: { id } });
  // A customer that no longer exists does not block the sale.
  if (id !== null && !data && !problem) return <Wait />;
  return <NewTill key={id} customer={data ?? null} />;
}

function NewTill({ customer }: { customer: CartCustomer | null }) {
  const [start, setStart] = useState(() => emptyCart(newId(), customer));
  return <Till key={start.id} start={start} onReload={() => setStart(emptyCart(newId(), customer))} />;
}
