import { purchases, orderPurchase, type Purchase } from '@tilldesk/domain/purchases';
import { fieldProblems } from '@tilldesk/domain/fields';
import type { FieldProblem } from '@tilldesk/domain/problems';
import { useReducer, useState } from 'react';
import * as z from 'zod/mini';
import { useMutation } from '../../../api/useMutation.ts';
import { useDraft } from '../../../drafts/useDraft.ts';
import { withTyped } from '../../../drafts/withTyped.ts';
import { useNavigateTo } from '../../../navigation/useNavigateTo.ts';
import { useLeave } from '../../../navigation/useLeave.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { toasts } from '../../../page/toasts.ts';
import { draftOf, comparableText, writing, type Order } from './order.ts';
import { draftContentOf, parseSavedOrder } from './orderDraft.ts';

export type FieldErrors = Readonly<Record<string, FieldProblem>>;

/** The state and actions of the order form: editing, saving, and placing the order with the vendor. */
export function useOrder(start: Order) {
  const t = useTranslate();
  const navigateTo = useNavigateTo();
  const work = useMutation();
  const [order, act] = useReducer(writing, start);
  const [saved, setSaved] = useState(() => comparableText(start));
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [attempts, setAttempts] = useState(0);
  const isNew = start.version === null;
  const unsaved = comparableText(order) !== saved;
  const draft = useDraft(isNew ? '' : start.id, unsaved ? draftContentOf(order) : null, (content) => {
    const savedOrder = parseSavedOrder(content);
    if (savedOrder === null || comparableText(savedOrder) === saved) return false;
    // A draft with an older version requires confirmation before it overwrites the saved one.
    const version = start.version === null ? null : Math.min(savedOrder.version ?? start.version, start.version);
    act({ type: 'replaced', order: withTyped(start, order, { ...savedOrder, version }) });
    return true;
  });
  const release = useLeave(unsaved, draft.drop);

  const showErrors = (fieldError: FieldErrors) => {
    setFieldErrors(fieldError);
    setAttempts((count) => count + 1);
  };

  /** Saves the current order; returns null if the server rejected it. */
  const save = async (): Promise<Purchase | null> => {
    const body = draftOf(order);
    const read = z.safeParse(purchases.create.body, body);
    if (!read.success) {
      work.clearError();
      showErrors(fieldProblems(read.error, body));
      return null;
    }
    setFieldErrors({});
    const { id, ...content } = body;
    const { version } = order;
    const purchase = await work.run(body, (key) =>
      version === null
        ? call(purchases.create, { body }, { key })
        : call(purchases.change, { params: { id }, body: { ...content, version } }, { key }),
    );
    if (purchase === null) {
      setAttempts((count) => count + 1);
      return null;
    }
    act({ type: 'saved', version: purchase.version });
    setSaved(JSON.stringify(body));
    draft.drop();
    refresh('purchases');
    return purchase;
  };

  /** Returns whether the order can be sent; otherwise shows the errors at the fields. */
  const isRight = (): boolean => {
    if (order.lines.length === 0) showErrors({ lines: { code: 'purchase.empty', message: '' } });
    const read = z.safeParse(purchases.create.body, draftOf(order));
    if (!read.success) showErrors(fieldProblems(read.error, draftOf(order)));
    return read.success && order.lines.length > 0;
  };

  const continueTo = (id: string) => {
    release();
    navigateTo('/purchases/edit-purchases/:purchaseId', { with: { purchaseId: id }, replace: true });
  };

  const saveDraft = async () => {
    const purchase = await save();
    if (purchase === null) return;
    toasts.show({ tone: 'ok', text: t('purchases.saved') });
    if (isNew) continueTo(purchase.id);
  };
  const place = async () => {
    if (order.lines.length === 0) return showErrors({ lines: { code: 'purchase.empty', message: '' } });
    const known = !unsaved && order.version !== null ? { id: order.id, version: order.version } : await save();
    if (known === null) return;
    const { id, version } = known;
    const placed = await work.run({ place: id, version }, (key) =>
      call(orderPurchase, { params: { id }, body: { version } }, { key }),
    );
    if (placed === null) {
      // The draft is saved: continue on its own page, where placing it can be retried.
      if (isNew) continueTo(id);
      return;
    }
    refresh('purchases');
    refresh('vendors');
    toasts.show({ tone: 'ok', text: t('purchases.placed', { number: placed.number ?? '' }) });
    continueTo(id);
  };

  return {
    order,
    act,
    unsaved,
    isNew,
    draft,
    attempts,
    busy: work.busy,
    problem: work.problem,
    unsure: work.unsure,
    clearError: work.clearError,
    /** Errors by path: from the form's own rules or from the server. */
    fieldErrors: { ...fieldErrors, ...work.problem?.fields },
    saveDraft: () => void saveDraft(),
    place: () => void place(),
    isRight,
    /** The order was bought in one step: nothing is unsaved any more. */
    bought(id: string) {
      draft.drop();
      continueTo(id);
    },
    release,
    startOver() {
      draft.drop();
      act({ type: 'replaced', order: start });
    },
  };
}

export type OrderController = ReturnType<typeof useOrder>;
