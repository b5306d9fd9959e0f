import { PAGE_LIMIT_MAX } from '@tilldesk/domain/contract';
import { units, type Unit } from '@tilldesk/domain/inventory';
import { useEffect, useState } from 'react';
import { ApiProblem } from '../../../api/ApiProblem.ts';
import { call } from '../../../api/call.ts';

/** Returns the units in stock of the products; empty until loaded. */
export function useUnitsOf(productIds: readonly string[]): readonly Unit[] {
  const [found, setFound] = useState<readonly Unit[]>([]);
  const idsText = productIds.join();
  useEffect(
    function fetchTheUnits() {
      let isOver = false;
      const ofOne = (productId: string) =>
        call(units.list, { query: { productId, status: 'in_stock', limit: PAGE_LIMIT_MAX, sort: 'code' } });
      const ids = idsText === '' ? [] : idsText.split(',');
      void Promise.all(ids.map(ofOne)).then(
        (answers) => !isOver && setFound(answers.flatMap(({ items }) => items)),
        (error: unknown) => {
          if (!(error instanceof ApiProblem)) throw error;
        },
      );
      return () => {
        isOver = true;
      };
    },
    [idsText],
  );
  return found;
}
