import type { Activation, Carrier } from '@tilldesk/domain/selling';
import { useState } from 'react';
import { useWork } from '../../../kit/buying/useWork.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { newId } from '../../../wiring/newId.ts';
import { toasts } from '../../../wiring/toasts.ts';
import type { CartLine } from '../till/cart.ts';
import { discardActivations, keepActivation } from './activation.wiring.ts';
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
  /** What stands on the line already. */
  standing: Activation | undefined;
  /** What was prepared for lines that left the cart: its devices may be activated again. */
  strays: readonly string[];
  carriers: readonly Carrier[];
  onDone: () => void;
};

/** An activation while it is entered: what is missing or doubtful, and the sending. */
export function useActivationEntry({ invoiceId, line, standing, strays, carriers, onDone }: ActivationOf) {
  const say = useSay();
  const problems = useProblem();
  const [id] = useState(() => standing?.id ?? newId());
  const [start] = useState(() => beginActivation(line.unitCode, carriers, standing));
  const [typed, setEntry] = useState<ActivationEntry>(start);
  const [tried, setTried] = useState(0);
  const work = useWork();
  // A first carrier that was added meanwhile is chosen.
  const entry =
    typed.carrierId === null && carriers.length === 1 ? { ...typed, ...atCarrier(carriers[0] ?? null) } : typed;
  const carrier = carriers.find((one) => one.id === entry.carrierId);
  const faults = faultsIn(entry, carrier);
  const asks = faults.filter(({ doubts }) => !doubts || !entry.isConfirmed);
  const required = problems.field({ code: 'required', message: '' });
  const wrongs = new Map<string, string>([
    ...(tried === 0 ? [] : missingIn(entry).map((field) => [field, required] as const)),
    ...(tried === 0 ? [] : asks.map((one) => [one.field, problems.field({ ...one, message: '' })] as const)),
    ...Object.entries(problems.fields(work.problem?.fields ?? {})),
  ]);

  const keep = async () => {
    setTried((times) => times + 1);
    const terms = termsOf(entry);
    if (terms === null || asks.length > 0) return;
    const place = { id, invoiceId, lineId: line.id, version: standing?.version ?? null };
    const done = await work.run([place, terms], async () => {
      await discardActivations(strays);
      await keepActivation(place, terms);
      return true;
    });
    if (done === null) return;
    toasts.show({ tone: 'ok', text: say('activation.saved') });
    onDone();
  };
  const remove = async () => {
    if (!standing) return;
    const done = await work.run(['remove', standing.id], () => discardActivations([standing.id]).then(() => true));
    if (done === null) return;
    toasts.show({ text: say('activation.removed') });
    onDone();
  };

  return {
    entry,
    carrier,
    change(part: Partial<ActivationEntry>) {
      work.forgive();
      setEntry({ ...entry, ...part });
    },
    wrong: (field: EntryField) => wrongs.get(field),
    tried,
    /** A wrong check digit is all that stands in the way: somebody may look again. */
    isDoubtful: tried > 0 && faults.some(({ doubts }) => doubts),
    isDirty: typed !== start,
    work,
    /** The server refused for what no field shows. */
    refused: work.problem !== null && wrongs.size === 0 ? problems.say(work.problem) : null,
    keep: () => void keep(),
    remove: () => void remove(),
  };
}

export type ActivationDesk = ReturnType<typeof useActivationEntry>;
