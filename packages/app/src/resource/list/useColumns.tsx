import { useMemo } from 'react';
import { useSession } from '../../session/useSession.ts';
import { fieldsOf, kindOf, shownKindOf, sortsOf } from '../kinds.ts';
import type { ListColumn, ShownValue } from './ListColumn.ts';
import type { VersionedRecord, Resource } from '../resource.ts';
import { useNounLabels } from '../useResourceTexts.ts';

/** Returns the columns of a resource's list, from its entity and its contract. */
export function useColumns<R extends VersionedRecord>({ entity, calls, list }: Resource<R>): ListColumn<R>[] {
  const labels = useNounLabels(entity.name);
  const { viewCost } = useSession().limits;
  return useMemo(() => {
    const sortable = sortsOf(calls.list.query);
    const schemas = fieldsOf(entity.read);
    const { columns, more = [], kinds = {}, widths = {}, cells = {}, costs } = list;
    return [...columns, ...more]
      .filter((name) => viewCost || !costs?.includes(name))
      .map((name): ListColumn<R> => {
        const Cell = cells[name];
        const isChoice = kindOf(schemas[name])?.kind === 'choice';
        return {
          id: name,
          header: labels.field(name),
          kind: kinds[name] ?? shownKindOf(schemas[name]),
          value: (row) => {
            const value = valueOf(row, name);
            return isChoice && typeof value === 'string' ? labels.choice(name, value) : value;
          },
          cell: Cell && ((row) => <Cell row={row} />),
          sortable: sortable.includes(name),
          width: widths[name],
          hidden: more.includes(name),
        };
      });
  }, [calls, entity, list, labels, viewCost]);
}

/** Returns a record's value by a name that was checked where the resource was defined. */
export const valueOf = (record: object, name: string): ShownValue => (record as Record<string, ShownValue>)[name];
