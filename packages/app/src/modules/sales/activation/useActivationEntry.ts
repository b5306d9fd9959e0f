import type { Activation, Carrier } from '@tilldesk/domain/activations';
import { useState } from 'react';
import { useMutation } from '../../../api/useMutation.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { newId } from '../../../api/newId.ts';
import { toasts } from '../../../page/toasts.ts';
import type { CartLine } from '../till/cart.ts';
import { discardActivations, saveActivation } from './activation.wiring.ts';
import {
  atCarrier,
  beginActivation,
  faultsIn,
  missingIn,
  termsOf,
  type ActivationEntry,
  type EntryField,
} from './activationEntry.ts';

export type ActivationOf = {
  invoiceId: string;
  line: CartLine;
  /** The saved activation of the line, if any. */
  existing: Activation | undefined;
  /**
   * Ids of activations whose lines were removed from the cart. They are discarded, so that their devices can be activated again.
   */
  strays: readonly string[];
  carriers: readonly Carrier[];
  onDone: () => void;
};

/** Form state of an activation: validation, warnings and saving. */
export function useActivationEntry({ invoiceId, line, existing, strays, carriers, onDone }: ActivationOf) {
  const t = useTranslate();
  const problems = useProblem();
  const [id] = useState(() => existing?.id ?? newId());
  const [start] = useState(() => beginActivation(line.unitCode, carriers, existing));
  const [typed, setEntry] = useState<ActivationEntry>(start);
  const [submitCount, setTried] = useState(0);
  const request = useMutation();
  // A carrier that is added while the form is open is selected if it is the only one.
  const entry =
    typed.carrierId === null && carriers.length === 1 ? { ...typed, ...atCarrier(carriers[0] ?? null) } : typed;
  const carrier = carriers.find((one) => one.id === entry.carrierId);
  const faults = faultsIn(entry, carrier);
  const openFaults = faults.filter(({ isWarning }) => !isWarning || !entry.isConfirmed);
  const required = problems.field({ code: 'required', message: '' });
  const fieldErrors = new Map<string, string>([
    ...(submitCount === 0 ? [] : missingIn(entry).map((field) => [field, required] as const)),
    ...(submitCount === 0
      ? []
      : openFaults.map((one) => [one.field, problems.field({ ...one, message: '' })] as const)),
    ...Object.entries(problems.fields(request.problem?.fields ?? {})),
  ]);

  const save = async () => {
    setTried((times) => times + 1);
    const terms = termsOf(entry);
    if (terms === null || openFaults.length > 0) return;
    const place = { id, invoiceId, lineId: line.id, version: existing?.version ?? null };
    const done = await request.run([place, terms], async () => {
      await discardActivations(strays);
      await saveActivation(place, terms);
      return true;
    });
    if (done === null) return;
    toasts.show({ tone: 'ok', text: t('activation.saved') });
    onDone();
  };
  const remove = async () => {
    if (!existing) return;
    const done = await request.run(['remove', existing.id], () => discardActivations([existing.id]).then(() => true));
    if (done === null) return;
    toasts.show({ text: t('activation.removed') });
    onDone();
  };

  return {
    entry,
    carrier,
    change(part: Partial<ActivationEntry>) {
      request.clearError();
      setEntry({ ...entry, ...part });
    },
    fieldError: (field: EntryField) => fieldErrors.get(field),
    tried: submitCount,
    /** Whether the check digit of a code is wrong. The person can confirm the code after checking it. */
    hasInvalidCheckDigit: submitCount > 0 && faults.some(({ isWarning }) => isWarning),
    isDirty: typed !== start,
    work: request,
    /** The server error that belongs to no field. */
    errorText: request.problem !== null && fieldErrors.size === 0 ? problems.message(request.problem) : null,
    save: () => void save(),
    remove: () => void remove(),
  };
}

export type ActivationController = ReturnType<typeof useActivationEntry>;
