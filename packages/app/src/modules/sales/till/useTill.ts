import type { Sellable } from '@tilldesk/domain/sales';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useDraft } from '../../../drafts/useDraft.ts';
import { useNavigateTo } from '../../../navigation/useNavigateTo.ts';
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

/** A rejection of the last scan, or of the invoice as a whole. */
export type TillRejection = { at: 'scan' | 'invoice'; problem: ApiProblem };

/** Maximum number of consecutive saves before the checkout, until no change is unsaved. */
const SAVES_MAX = 3;

/** Whether changes made during the save are saved too before the next step: the checkout and the deposit use the saved draft. */
const mayFollow = (next: AfterSave, now: Cart): boolean =>
  next !== 'stay' && isUnsaved(now) && now.lines.length > 0 && !now.lines.some(requiresUnit);

/** State and actions of the till: scan, edit, save, go to the checkout. */
export function useTill(start: Cart, onward: AfterSave, onRemoved?: () => void) {
  const t = useTranslate();
  const navigateTo = useNavigateTo();
  const [cart, dispatch] = useReducer(cartReducer, start);
  const latest = useRef(cart);
  const [rejection, setRejection] = useState<TillRejection | null>(null);
  const [saving, setSaving] = useState(false);
  /** The units to choose from, if a choice is requested. */
  const [unitRequest, requestUnit] = useState<UnitRequest | null>(null);
  const unsaved = isUnsaved(cart);
  const [handed, setHanded] = useState(false);
  const isHandedOver = useRef(false);
  const act = useCallback(
    (action: CartAction) => (isHandedOver.current ? hand.send(action) : dispatch(action)),
    [isHandedOver],
  );
  const [depositing, setDepositing] = useState(onward === 'deposit');
  const isNew = start.version === null;
  // A new cart is saved per browser, so that the same person's other till has its own draft.
  const draft = useDraft(
    isNew ? browserId() : start.id,
    unsaved && !handed ? draftContentOf(cart) : null,
    async (content, savedAt) => {
      const savedDraft = readCartDraft(content);
      if (savedDraft === null || !isUnsaved(withSavedDraft(latest.current, savedDraft))) return false;
      // A page that closed right after the save could not discard its draft. That sale already has its own address.
      if (isNew && (await wasSavedSince(withSavedDraft(emptyCart(savedDraft.id), savedDraft), savedAt))) return false;
      act({ type: 'restored', draft: savedDraft });
      return true;
    },
  );
  const release = useLeave(unsaved, draft.drop);
  const lineWithoutUnit = cart.lines.find(requiresUnit);

  /** Opens the choice of a unit for a product that was found by name. */
  const promptForUnit = ({ name, productId, tracking, unitId, onHand }: Sellable) => {
    if (tracking === 'serialized' && unitId === null && onHand > 0) requestUnit({ title: name, productId });
  };

  const handleRejected = (at: TillRejection['at'], error: unknown) => {
    if (!(error instanceof ApiProblem)) throw error;
    setRejection({ at, problem: error });
  };

  /** Adds the product of a code. Text that matches several products adds nothing, so that the search can show them. */
  const scan = async (text: string): Promise<'taken' | 'rejected' | 'several'> => {
    setRejection(null);
    try {
      const { exact, items } = await find(text, latest.current.customer?.id ?? null);
      const item = exact ?? (items.length === 1 ? items[0] : undefined);
      if (item) {
        act({ type: 'found', item, lineId: newId() });
        // A name identifies the product, not the unit.
        if (exact === null) promptForUnit(item);
      } else if (items.length === 0) act({ type: 'nothingFound', text });
      else {
        act({ type: 'quiet' });
        if (items.every(({ unitId }) => unitId !== null)) {
          requestUnit({ title: text, ending: text });
          return 'rejected';
        }
        return 'several';
      }
      return item && !containsUnit(latest.current, item) ? 'taken' : 'rejected';
    } catch (error) {
      act({ type: 'quiet' });
      handleRejected('scan', error);
      return 'rejected';
    }
  };

  /**
   * Sets the customer and updates the prices, which can differ per customer. If the request fails, the server sets the prices on
   * the next save.
   */
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
      isHandedOver.current = true;
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
    if (saving || handed) return;
    setRejection(null);
    if (!unsaved && cart.version !== null) return continueTo(next, cart);
    setSaving(true);
    try {
      let now = cart;
      for (let attempt = 0; attempt === 0 || (attempt < SAVES_MAX && mayFollow(next, now)); attempt += 1) {
        const invoice = await saveDraft(draftOf(now), now.version);
        const saved = { type: 'saved', invoice, sent: sentOf(now) } as const;
        act(saved);
        // Changes made while the save was in progress are included.
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

  /** Saves the draft and makes it a quote until the end of a day. Returns whether it succeeded. */
  const saveQuote = async (until: string): Promise<boolean> => {
    if (saving || handed) return false;
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
    function updateLatest() {
      latest.current = cart;
    },
    [cart],
  );
  useEffect(
    function receiveFromPreviousPage() {
      return hand.receive(start.id, dispatch);
    },
    [start.id],
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
    /** Adds a product that was chosen from a list. */
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
    /** Discards the restored draft and resets the page to its initial state. */
    startOver() {
      draft.drop();
      act({ type: 'replaced', cart: start });
    },
    /** Whether the cart is being saved, or was handed over to a page that is not shown yet. */
    saving: saving || handed,
    unsaved,
    isNew,
    /** Whether the cart is ready for the checkout. */
    ready: cart.lines.length > 0 && lineWithoutUnit === undefined,
    lineWithoutUnit,
    saveDraft: () => void save('stay'),
    checkout: () => void save('checkout'),
    /** Whether the deposit dialog is open for the saved draft. */
    depositing,
    takeDeposit: () => void save('deposit'),
    endDeposit: () => setDepositing(false),
    saveQuote,
    discard: () => void discard(),
  };
}

export type TillState = ReturnType<typeof useTill>;
