import { checkManifest, type ManifestReading, type ManifestRowDraft } from '@tilldesk/domain/purchases';
import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import { ApiProblem } from '../../../api/ApiProblem.ts';
import { useRested } from '../../../browser/useDebounced.ts';

/** Milliseconds without typing before the server checks the list. */
const DEBOUNCE_MS = 200;

/**
 * Checks a list of devices on the server. `pending` until the response is there; data is null if there is no response,
 * and saving the list checks it again.
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
