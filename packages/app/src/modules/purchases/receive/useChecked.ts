import { checkManifest, type ManifestReading, type ManifestRowDraft } from '@tilldesk/domain/stock';
import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import { ApiProblem } from '../../../api/ApiProblem.ts';
import { useRested } from '../../../browser/useDebounced.ts';

/** Typing must rest this long before the server looks at a list. */
const DEBOUNCE_MS = 200;

/**
 * What the server says of a list of devices as it stands; `pending` while it has not said so, and null data where nobody
 * answers: keeping the list asks once more.
 */
export function useChecked(purchaseId: string, rows: readonly ManifestRowDraft[]) {
  const rested = useRested(rows, DEBOUNCE_MS);
  const [checked, setChecked] = useState<{ rows: readonly ManifestRowDraft[]; reading: ManifestReading | null } | null>(
    null,
  );
  useEffect(
    function checkList() {
      if (rested.length === 0) return undefined;
      const controller = new AbortController();
      const check = async () => {
        try {
          const body = { rows: [...rested] };
          const input = { params: { id: purchaseId }, body };
          const reading = await call(checkManifest, input, { signal: controller.signal });
          setChecked({ rows: rested, reading });
        } catch (error) {
          if (controller.signal.aborted) return;
          if (!(error instanceof ApiProblem)) throw error;
          setChecked({ rows: rested, reading: null });
        }
      };
      void check();
      return () => controller.abort();
    },
    [purchaseId, rested],
  );
  const isNow = checked !== null && checked.rows === rows;
  return { data: isNow ? checked.reading : null, pending: rows.length > 0 && !isNow };
}
