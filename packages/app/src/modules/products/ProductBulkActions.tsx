import { can } from '@tilldesk/domain/rights';
import { type Product, BULK_MAX, restoreProduct } from '@tilldesk/domain/products';
import { Button } from '@tilldesk/ui';
import { Suspense, useState } from 'react';
import { useToastedMutation } from '../../actions/useToastedMutation.ts';
import type { TickedProps } from '../../resource/resource.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { refresh } from '../../api/useAnswer.ts';
import { call } from '../../api/call.ts';
import { toasts } from '../../page/toasts.ts';
import { useSession } from '../../session/useSession.ts';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

// The dialogs for labels and bulk edits load on demand.
const LabelsDialog = lazyPart(async () => (await import('./labels/LabelsDialog.tsx')).loadLabels());
const BulkDialog = lazyPart(async () => (await import('./bulk/BulkDialog.tsx')).BulkDialog);

/** Actions for selected products: bulk edit and labels; archived products can be restored. */
export function ProductBulkActions({ ids, rows, list }: TickedProps<Product>) {
  const t = useTranslate();
  const { permissions } = useSession();
  const [shown, setShown] = useState<'bulk' | 'labels' | null>(null);
  const { busy, run } = useToastedMutation();
  const close = () => setShown(null);

  const restore = async () => {
    let count = 0;
    await run(null, async () => {
      for (const id of ids) {
        await call(restoreProduct, { params: { id } });
        count += 1;
      }
    });
    refresh('products');
    list.select([]);
    if (count > 0) toasts.show({ tone: 'ok', text: t('products.restored', { count }) });
  };
  if (list.filters['archived'] === 'true') {
    if (!can(permissions, 'Product', 'delete')) return null;
    return (
      <Button size="s" icon="undo" busy={busy} onClick={() => void restore()}>
        {t('products.restore')}
      </Button>
    );
  }
  return (
    <>
      {can(permissions, 'Product', 'update') && (
        <Button
          size="s"
          icon="edit"
          aria-haspopup="dialog"
          disabled={ids.length > BULK_MAX}
          onClick={() => setShown('bulk')}
        >
          {t('bulk.open')}
        </Button>
      )}
      <Button
        size="s"
        icon="barcode"
        aria-haspopup="dialog"
        disabled={rows.length === 0}
        onClick={() => setShown('labels')}
      >
        {t('labels.open')}
      </Button>
      <Suspense fallback={null}>
        {shown === 'labels' && <LabelsDialog products={rows} onClose={close} />}
        {shown === 'bulk' && (
          <BulkDialog
            ids={ids}
            onClose={close}
            onDone={() => {
              close();
              list.select([]);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
