import { can } from '@tilldesk/domain/rights';
import { type Product, duplicateProduct } from '@tilldesk/domain/products';
import { Button, Card } from '@tilldesk/ui';
import { Suspense, useState } from 'react';
import { useToastedMutation } from '../../actions/useToastedMutation.ts';
import { useNavigateTo } from '../../navigation/useNavigateTo.ts';
import { Row, Stack } from '../../page/flow.styles.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { refresh } from '../../api/useAnswer.ts';
import { call } from '../../api/call.ts';
import { newId } from '../../api/newId.ts';
import { toasts } from '../../page/toasts.ts';
import { useSession } from '../../session/useSession.ts';
import { PriceHistory } from './PriceHistory.tsx';
import { StockPanel } from './StockPanel.tsx';
import { VariantsPanel } from './variants/VariantsPanel.tsx';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

const LabelsDialog = lazyPart(async () => (await import('./labels/LabelsDialog.tsx')).loadLabels());

/** Sidebar of a product's form: its stock, its variants, its labels, and an action to duplicate it. */
export function ProductSidebar({ record }: { record: Product }) {
  const t = useTranslate();
  const navigateTo = useNavigateTo();
  const { permissions } = useSession();
  const [labels, setLabels] = useState(false);
  const { busy, run } = useToastedMutation();
  const [copyId] = useState(newId);

  const duplicate = () =>
    run(null, async () => {
      const copy = await call(duplicateProduct, { params: { id: record.id }, body: { id: copyId } });
      refresh('products');
      toasts.show({ tone: 'ok', text: t('products.duplicated', { name: copy.name, sku: copy.sku }) });
      navigateTo('/product-management/edit-product/:productId', { with: { productId: copy.id } });
    });
  return (
    <Stack>
      <StockPanel record={record} />
      <VariantsPanel record={record} />
      <PriceHistory productId={record.id} />
      <Card title={t('products.actions')}>
        <Row>
          <Button icon="barcode" aria-haspopup="dialog" onClick={() => setLabels(true)}>
            {t('labels.open')}
          </Button>
          {can(permissions, 'Product', 'create') && (
            <Button icon="copy" busy={busy} onClick={() => void duplicate()}>
              {t('products.duplicate')}
            </Button>
          )}
        </Row>
      </Card>
      <Suspense fallback={null}>
        {labels && <LabelsDialog products={[record]} onClose={() => setLabels(false)} />}
      </Suspense>
    </Stack>
  );
}
