import { can } from '@tilldesk/domain/rights';
import type { Customer } from '@tilldesk/domain/customers';
import { Button } from '@tilldesk/ui';
import { Suspense, useState } from 'react';
import type { TickedProps } from '../../resource/resource.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSession } from '../../session/useSession.ts';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

const MergeDialog = lazyPart(async () => (await import('./merge/MergeDialog.tsx')).MergeDialog);

/** Actions for selected customers: merges two of them. */
export function CustomerBulkActions({ rows, ids, list }: TickedProps<Customer>) {
  const t = useTranslate();
  const { permissions } = useSession();
  const [merging, setMerging] = useState(false);
  const [one, other] = rows;
  if (!can(permissions, 'Customer', 'delete')) return null;
  return (
    <>
      <Button
        size="s"
        icon="users"
        aria-haspopup="dialog"
        disabled={ids.length !== 2 || !one || !other}
        onClick={() => setMerging(true)}
      >
        {t('customers.merge.two')}
      </Button>
      {merging && one && other && (
        <Suspense fallback={null}>
          <MergeDialog customer={one} with={other} onClose={() => setMerging(false)} onDone={() => list.select([])} />
        </Suspense>
      )}
    </>
  );
}
