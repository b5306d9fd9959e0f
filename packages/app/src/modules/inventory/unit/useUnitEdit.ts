import {
  units,
  classifyIdentifiers,
  unitFacts,
  type UnitChanges,
  type UnitDetails,
  type UnitFacts,
  type UnitIdentifier,
} from '@tilldesk/domain/inventory';
import { useState } from 'react';
import { useMutation } from '../../../api/useMutation.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { call } from '../../../api/call.ts';
import { toasts } from '../../../page/toasts.ts';
import { refreshStock } from '../inventory.wiring.ts';

const factNames = Object.keys(unitFacts) as (keyof UnitFacts)[];

/** The state of the unit form. Saves only changed fields, so that it does not overwrite changes of other users. */
export function useUnitEdit(unit: UnitDetails, onDone: () => void) {
  const t = useTranslate();
  const work = useMutation();
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
    if (saved === null) return;
    toasts.show({ tone: 'ok', text: t('inventory.unit.saved', { code: saved.code }) });
    refreshStock();
    onDone();
  };
  return {
    facts: { ...pick(unit), ...facts },
    change(parts: Partial<UnitFacts>) {
      work.clearError();
      setFacts((current) => ({ ...current, ...parts }));
    },
    codes,
    setCodes(text: string) {
      work.clearError();
      setCodes(text);
    },
    identifiers,
    dirty: Object.keys(facts).length > 0 || !isSame(identifiers),
    work,
    save: () => void save(),
  };
}

const pick = (unit: UnitDetails): UnitFacts =>
  Object.fromEntries(factNames.map((name) => [name, unit[name]])) as UnitFacts;

/** Reads one code per line; existing codes keep their kind, new ones get it from their pattern. */
function identifiersOf(text: string, current: readonly UnitIdentifier[]): readonly UnitIdentifier[] {
  const values = text
    .split(/[\n,;]+/)
    .map((line) => line.trim().toUpperCase())
    .filter(Boolean);
  const sorted = classifyIdentifiers(values);
  const retained = current.filter(({ value }) => values.includes(value));
  const known = new Set(retained.map(({ value }) => value));
  const hasImei = retained.some(({ type }) => type === 'IMEI1');
  const fresh = sorted
    .filter(({ value }) => !known.has(value))
    .map(({ type, value }) => ({ type: type === 'IMEI1' && hasImei ? ('IMEI2' as const) : type, value }));
  return [...retained, ...fresh];
}
