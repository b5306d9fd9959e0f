import { units } from '@tilldesk/domain/shop';
import {
  sortIdentifiers,
  unitFacts,
  type UnitChanges,
  type UnitDetails,
  type UnitFacts,
  type UnitIdentifier,
} from '@tilldesk/domain/stock';
import { useState } from 'react';
import { useWork } from '../../../kit/buying/useWork.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { call } from '../../../wiring/api.ts';
import { toasts } from '../../../wiring/toasts.ts';
import { refreshStock } from '../inventory.wiring.ts';

const factNames = Object.keys(unitFacts) as (keyof UnitFacts)[];

/** What is written of a unit, and how it is saved: only what was changed goes out, so that nobody undoes another's words. */
export function useUnitEdit(unit: UnitDetails, onDone: () => void) {
  const say = useSay();
  const work = useWork();
  const [refusals, setRefusals] = useState(0);
  const [facts, setFacts] = useState<Partial<UnitFacts>>({});
  const [codes, setCodes] = useState(() => unit.identifiers.map(({ value }) => value).join('\n'));
  const identifiers = identifiersOf(codes, unit.identifiers);
  const isSame = (a: readonly UnitIdentifier[]) => JSON.stringify(a) === JSON.stringify(unit.identifiers);

  const save = async () => {
    const body: UnitChanges = {
      version: unit.version,
      ...facts,
      ...(isSame(identifiers) ? {} : { identifiers: [...identifiers] }),
    };
    const saved = await work.run(body, () => call(units.change, { params: { id: unit.id }, body }));
    if (saved === null) return setRefusals((count) => count + 1);
    toasts.show({ tone: 'ok', text: say('inventory.unit.saved', { code: saved.code }) });
    refreshStock();
    onDone();
  };
  return {
    facts: { ...pick(unit), ...facts },
    change(parts: Partial<UnitFacts>) {
      work.forgive();
      setFacts((standing) => ({ ...standing, ...parts }));
    },
    codes,
    setCodes(text: string) {
      work.forgive();
      setCodes(text);
    },
    identifiers,
    dirty: Object.keys(facts).length > 0 || !isSame(identifiers),
    work,
    refusals,
    save: () => void save(),
  };
}

const pick = (unit: UnitDetails): UnitFacts =>
  Object.fromEntries(factNames.map((name) => [name, unit[name]])) as UnitFacts;

/** One code a line; those that stood there keep their kind, new ones are told by their pattern. */
function identifiersOf(text: string, standing: readonly UnitIdentifier[]): readonly UnitIdentifier[] {
  const values = text
    .split(/[\n,;]+/)
    .map((line) => line.trim().toUpperCase())
    .filter(Boolean);
  const sorted = sortIdentifiers(values);
  const kept = standing.filter(({ value }) => values.includes(value));
  const known = new Set(kept.map(({ value }) => value));
  const hasImei = kept.some(({ type }) => type === 'IMEI1');
  const fresh = sorted
    .filter(({ value }) => !known.has(value))
    .map(({ type, value }) => ({ type: type === 'IMEI1' && hasImei ? ('IMEI2' as const) : type, value }));
  return [...kept, ...fresh];
}
