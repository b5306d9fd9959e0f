import { can } from '@tilldesk/domain/rights';
import type { Product } from '@tilldesk/domain/shop';
import { duplicateProduct } from '@tilldesk/domain/catalogue';
import { Button, Card } from '@tilldesk/ui';
import { Suspense, useState } from 'react';
import { useNavigateTo } from '../../navigation/useNavigateTo.ts';
import { Row, Stack } from '../../page/flow.styles.ts';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ApiProblem } from '../../api/ApiProblem.ts';
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
  const problems = useProblem();
  const { permissions } = useSession();
  const [labels, setLabels] = useState(false);
  const [busy, setBusy] = useState(false);
  const [copyId] = useState(newId);

  const duplicate = async () => {
    setBusy(true);
    try {
      const copy = await call(duplicateProduct, { params: { id: record.id }, body: { id: copyId } });
      refresh('products');
      toasts.show({ tone: 'ok', text: t('products.duplicated', { name: copy.name, sku: copy.sku }) });
      navigateTo('/product-management/edit-product/:productId', { with: { productId: copy.id } });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toasts.show({ tone: 'bad', text: problems.message(error) });
    } finally {
      setBusy(false);
    }
  };
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
