import type { Sellable } from '@tilldesk/domain/shop';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useDraft } from '../../../drafts/useDraft.ts';
import { useNavigateTo } from '../../../navigation/useGo.ts';
import { useLeave } from '../../../navigation/useLeave.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ApiProblem } from '../../../api/ApiProblem.ts';
import { browserId } from '../../../browser/counterName.ts';
import { newId } from '../../../api/newId.ts';
import { toasts } from '../../../page/toasts.ts';
import { draftOf, emptyCart, containsUnit, isUnsaved, requiresUnit, type Cart, type CartCustomer } from './cart.ts';
import type { UnitRequest } from './WhichUnit.tsx';
import { draftContentOf, readCartDraft, withSavedDraft } from './cartDraft.ts';
import { cartReducer, sentOf, type CartAction } from './ring.ts';
import {
  discardDraft,
  find,
  hand,
  pricesOf,
  quoteDraft,
  saveDraft,
  wasSavedSince,
  type AfterSave,
} from './till.wiring.ts';

/** A refusal that belongs to the scan box, or to the invoice as a whole. */
export type TillRejection = { at: 'scan' | 'invoice'; problem: ApiProblem };

/** Saves in a row, at most, until nothing is left unsaved before the checkout. */
const SAVES_MAX = 3;

/** Whether what came meanwhile is saved as well before going on: the checkout posts what was saved, a deposit is for that. */
const mayFollow = (next: AfterSave, now: Cart): boolean =>
  next !== 'stay' && isUnsaved(now) && now.lines.length > 0 && !now.lines.some(requiresUnit);

/** Everything that a till does: scanning, writing, saving, going on to checkout. */
export function useTill(start: Cart, onward: AfterSave, onRemoved?: () => void) {
  const t = useTranslate();
  const navigateTo = useNavigateTo();
  const [cart, act] = useReducer(cartReducer, start);
  const latest = useRef(cart);
  const [rejection, setRejection] = useState<TillRejection | null>(null);
  const [saving, setSaving] = useState(false);
  /** Of which units one is to be chosen. */
  const [unitRequest, requestUnit] = useState<UnitRequest | null>(null);
  const unsaved = isUnsaved(cart);
  const [handed, setHanded] = useState(false);
  const [depositing, setDepositing] = useState(onward === 'deposit');
  const isNew = start.version === null;
  // A new cart belongs to the counter it is rung up at: the same person's other till has its own.
  const draft = useDraft(
    isNew ? browserId() : start.id,
    unsaved && !handed ? draftContentOf(cart) : null,
    async (content, savedAt) => {
      const savedDraft = readCartDraft(content);
      if (savedDraft === null || !isUnsaved(withSavedDraft(latest.current, savedDraft))) return false;
      // A page that closed right after saving could not discard its draft: that sale has an address of its own by now.
      if (isNew && (await wasSavedSince(withSavedDraft(emptyCart(savedDraft.id), savedDraft), savedAt))) return false;
      act({ type: 'restored', kept: savedDraft });
      return true;
    },
  );
  const release = useLeave(unsaved, draft.drop);
  const lineWithoutUnit = cart.lines.find(requiresUnit);

  /** Asks for one of the units of a product that was chosen by its name. */
  const promptForUnit = ({ name, productId, tracking, unitId, onHand }: Sellable) => {
    if (tracking === 'serialized' && unitId === null && onHand > 0) requestUnit({ title: name, productId });
  };

  const handleRejected = (at: TillRejection['at'], error: unknown) => {
    if (!(error instanceof ApiProblem)) throw error;
    setRejection({ at, problem: error });
  };

  /** Adds what a code names. Words that name several things add nothing, so that they may be looked for. */
  const scan = async (text: string): Promise<'taken' | 'refused' | 'several'> => {
    setRejection(null);
    try {
      const { exact, items } = await find(text, latest.current.customer?.id ?? null);
      const item = exact ?? (items.length === 1 ? items[0] : undefined);
      if (item) {
        act({ type: 'found', item, lineId: newId() });
        // A name says the product, not which of its units.
        if (exact === null) promptForUnit(item);
      } else if (items.length === 0) act({ type: 'nothingFound', text });
      else {
        act({ type: 'quiet' });
        if (items.every(({ unitId }) => unitId !== null)) {
          requestUnit({ title: text, ending: text });
          return 'refused';
        }
        return 'several';
      }
      return item && !containsUnit(latest.current, item) ? 'taken' : 'refused';
    } catch (error) {
      act({ type: 'quiet' });
      handleRejected('scan', error);
      return 'refused';
    }
  };

  /** Another customer may pay other prices. Where nobody answers, the server says them when the cart is saved. */
  const choose = async (customer: CartCustomer | null) => {
    const next: CartAction = { type: 'customer', customer };
    act(next);
    const now = cartReducer(latest.current, next);
    if (now.lines.length === 0) return;
    try {
      act({ type: 'priced', ...(await pricesOf(now)) });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
    }
  };

  const continueTo = (to: AfterSave, now: Cart) => {
    const invoice = { with: { invoiceId: now.id } };
    if (isNew) {
      hand.over({ cart: now, next: to });
      setHanded(true);
      draft.drop();
      release();
      navigateTo('/sale-invoice-management/invoice-edit/:invoiceId', { ...invoice, replace: true });
    } else if (to === 'checkout') {
      release();
      navigateTo('/sale-invoice-management/invoice-checkout/:invoiceId', invoice);
    } else if (to === 'deposit') {
      setDepositing(true);
    }
  };

  const save = async (next: AfterSave) => {
    if (saving) return;
    setRejection(null);
    if (!unsaved && cart.version !== null) return continueTo(next, cart);
    setSaving(true);
    try {
      let now = cart;
      for (let attempt = 0; attempt === 0 || (attempt < SAVES_MAX && mayFollow(next, now)); attempt += 1) {
        const invoice = await saveDraft(draftOf(now), now.version);
        const saved = { type: 'saved', invoice, sent: sentOf(now) } as const;
        act(saved);
        // What was scanned or chosen while the save was on its way goes along.
        now = cartReducer(latest.current, saved);
      }
      if (next === 'stay') toasts.show({ text: t('sales.till.saved'), tone: 'ok' });
      if (!isUnsaved(now)) draft.drop();
      continueTo(next, now);
    } catch (error) {
      handleRejected('invoice', error);
    } finally {
      setSaving(false);
    }
  };

  /** Saves what stands here, and makes it a quote until the end of a day; answers whether it was done. */
  const saveQuote = async (until: string): Promise<boolean> => {
    if (saving) return false;
    setRejection(null);
    setSaving(true);
    try {
      let { version } = cart;
      if (unsaved || version === null) {
        const invoice = await saveDraft(draftOf(cart), version);
        act({ type: 'saved', invoice, sent: sentOf(cart) });
        version = invoice.version;
      }
      await quoteDraft(cart.id, version, until);
      setHanded(true);
      draft.drop();
      toasts.show({ text: t('sales.quote.done'), tone: 'ok' });
      release();
      navigateTo('/sale-invoice-management/invoice-details/:invoiceId', {
        with: { invoiceId: cart.id },
        replace: true,
      });
      return true;
    } catch (error) {
      handleRejected('invoice', error);
      return false;
    } finally {
      setSaving(false);
    }
  };

  const discard = async () => {
    setSaving(true);
    try {
      if (cart.version !== null) await discardDraft(cart.id);
      setHanded(true);
      draft.drop();
      toasts.show({ text: t('sales.till.discarded') });
      release();
      if (onRemoved) onRemoved();
      else navigateTo('/sale-invoice-management');
    } catch (error) {
      handleRejected('invoice', error);
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
    function continueAfterSave() {
      if (onward === 'checkout')
        navigateTo('/sale-invoice-management/invoice-checkout/:invoiceId', { with: { invoiceId: start.id } });
    },
    [onward, navigateTo, start.id],
  );

  return {
    cart,
    act,
    scan,
    /** Takes what was chosen from a list. */
    take(item: Sellable) {
      setRejection(null);
      act({ type: 'found', item, lineId: newId() });
      promptForUnit(item);
    },
    unitRequest,
    requestUnit,
    choose: (customer: CartCustomer | null) => void choose(customer),
    rejection,
    clearError: () => setRejection(null),
    draft,
    changedSince: (cart.version ?? 0) < (start.version ?? 0),
    /** Throws away what was restored, and begins where the page began. */
    startOver() {
      draft.drop();
      act({ type: 'replaced', cart: start });
    },
    saving,
    unsaved,
    isNew,
    /** Nothing stands in the way of checkout. */
    ready: cart.lines.length > 0 && lineWithoutUnit === undefined,
    lineWithoutUnit,
    saveDraft: () => void save('stay'),
    checkout: () => void save('checkout'),
    /** Whether a deposit is being taken for the draft as it is saved. */
    depositing,
    takeDeposit: () => void save('deposit'),
    endDeposit: () => setDepositing(false),
    saveQuote,
    discard: () => void discard(),
  };
}

export type TillState = ReturnType<typeof useTill>;
