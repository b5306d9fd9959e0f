import { useEffect, useReducer, useRef, useState } from 'react';
import { useGo } from '../../../kit/go/useGo.ts';
import { useLeave } from '../../../kit/go/useLeave.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { ApiProblem } from '../../../wiring/ApiProblem.ts';
import { newId } from '../../../wiring/newId.ts';
import { toasts } from '../../../wiring/toasts.ts';
import { draftOf, isUnsaved, wantsUnit, type Cart } from './cart.ts';
import { ring, sentOf } from './ring.ts';
import { discardDraft, find, hand, saveDraft } from './till.wiring.ts';

/** A refusal that belongs to the scan box, or to the invoice as a whole. */
export type TillRefusal = { at: 'scan' | 'invoice'; problem: ApiProblem };

/** Everything that a till does: scanning, writing, saving, going on to checkout. */
export function useTill(start: Cart, onward: boolean) {
  const say = useSay();
  const go = useGo();
  const [cart, act] = useReducer(ring, start);
  const latest = useRef(cart);
  const [refusal, setRefusal] = useState<TillRefusal | null>(null);
  const [finding, setFinding] = useState(0);
  const [saving, setSaving] = useState(false);
  const unsaved = isUnsaved(cart);
  const release = useLeave(unsaved);
  const isNew = start.version === null;
  const wanting = cart.lines.find(wantsUnit);

  const refused = (at: TillRefusal['at'], error: unknown) => {
    if (!(error instanceof ApiProblem)) throw error;
    setRefusal({ at, problem: error });
  };

  /** Adds what a code names; answers false where it names nothing, so that the words may be looked for. */
  const scan = async (text: string): Promise<boolean> => {
    setRefusal(null);
    act({ type: 'quiet' });
    setFinding((count) => count + 1);
    try {
      const { exact, items } = await find(text);
      const item = exact ?? (items.length === 1 ? items[0] : undefined);
      if (item) act({ type: 'found', item, lineId: newId() });
      else if (items.length === 0) act({ type: 'nothingFound', text });
      return item !== undefined || items.length === 0;
    } catch (error) {
      refused('scan', error);
      return true;
    } finally {
      setFinding((count) => count - 1);
    }
  };

  const goOn = (to: 'stay' | 'checkout', now: Cart) => {
    const invoice = { with: { invoiceId: now.id } };
    if (isNew) {
      hand.over({ cart: now, checkout: to === 'checkout' });
      release();
      go('/sale-invoice-management/invoice-edit/:invoiceId', { ...invoice, replace: true });
    } else if (to === 'checkout') {
      release();
      go('/sale-invoice-management/invoice-checkout/:invoiceId', invoice);
    }
  };

  const save = async (next: 'stay' | 'checkout') => {
    if (saving) return;
    setRefusal(null);
    if (!unsaved && cart.version !== null) return goOn(next, cart);
    setSaving(true);
    try {
      const invoice = await saveDraft(draftOf(cart), cart.version);
      const saved = { type: 'saved', invoice, sent: sentOf(cart) } as const;
      act(saved);
      if (next === 'stay') toasts.show({ text: say('sales.till.saved'), tone: 'ok' });
      // What was scanned while the save was on its way goes along.
      goOn(next, ring(latest.current, saved));
    } catch (error) {
      refused('invoice', error);
    } finally {
      setSaving(false);
    }
  };

  const discard = async () => {
    setSaving(true);
    try {
      if (cart.version !== null) await discardDraft(cart.id);
      toasts.show({ text: say('sales.till.discarded') });
      release();
      go('/sale-invoice-management');
    } catch (error) {
      refused('invoice', error);
    } finally {
      setSaving(false);
    }
  };

  useEffect(
    function keepTheLatest() {
      latest.current = cart;
    },
    [cart],
  );
  useEffect(
    function goOnward() {
      if (onward) go('/sale-invoice-management/invoice-checkout/:invoiceId', { with: { invoiceId: start.id } });
    },
    [onward, go, start.id],
  );

  return {
    cart,
    act,
    scan,
    finding: finding > 0,
    refusal,
    forgive: () => setRefusal(null),
    saving,
    unsaved,
    isNew,
    /** Nothing stands in the way of checkout. */
    ready: cart.lines.length > 0 && wanting === undefined,
    wanting,
    saveDraft: () => void save('stay'),
    checkout: () => void save('checkout'),
    discard: () => void discard(),
  };
}

export type TillDesk = ReturnType<typeof useTill>;
