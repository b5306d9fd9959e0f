import { RANK } from '@tilldesk/domain/contract';
import type { ScansAnswer } from '@tilldesk/domain/machines';
import { products } from '@tilldesk/domain/shop';
import { counts } from '@tilldesk/domain/stock';
import { Alert, Button, Field } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { AsyncSelect, type LoadOptions, type Option } from '@tilldesk/ui/select';
import { useId, useState } from 'react';
import { FormFrame } from '../../../resource/form/Form.styles.ts';
import { useSelectTexts } from '../../../resource/form/useSelectTexts.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ApiProblem } from '../../../api/ApiProblem.ts';
import { call } from '../../../api/call.ts';
import { toasts } from '../../../page/toasts.ts';

export type MatchDialogProps = {
  countId: string;
  code: string;
  onMatched: (answer: ScansAnswer) => void;
  onClose: () => void;
};

/** Assigns an unknown code to a product; earlier scans of the code are then counted. */
export function MatchDialog({ countId, code, onMatched, onClose }: MatchDialogProps) {
  const t = useTranslate();
  const problems = useProblem();
  const texts = useSelectTexts();
  const form = useId();
  const [product, setProduct] = useState<Option | null>(null);
  const [busy, setBusy] = useState(false);
  const [fieldError, setFieldError] = useState<string | null>(null);
  const match = async () => {
    if (product === null || busy) return;
    setBusy(true);
    try {
      const body = { code, productId: product.id };
      onMatched(await call(counts.match, { params: { id: countId }, body }));
      toasts.show({ tone: 'ok', text: t('counts.matched', { code, product: product.label }) });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      const [field] = Object.values(problems.fields(error.fields));
      setFieldError(field ?? problems.message(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      size="s"
      title={t('counts.match.title', { code })}
      description={t('counts.match.text')}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('counts.sheet.close')}
          </Button>
          <Button type="submit" form={form} tone="primary" busy={busy} disabled={product === null}>
            {t('counts.match.do')}
          </Button>
        </>
      }
    >
      <FormFrame
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          void match();
        }}
      >
        {fieldError !== null && <Alert tone="bad">{fieldError}</Alert>}
        <Field label={t('counts.match.product')} required>
          <AsyncSelect load={loadProducts} value={product} onChange={setProduct} texts={texts} />
        </Field>
      </FormFrame>
    </Dialog>
  );
}

/** Loads products tracked by quantity only: their barcodes are the ones that count. */
const loadProducts: LoadOptions = async ({ text, page, signal }) => {
  const query = { search: text, page, limit: 20, tracking: 'quantity', sort: RANK } as const;
  const { items, pagination } = await call(products.list, { query }, { signal });
  return { items: items.map(({ id, name, sku }) => ({ id, label: name, hint: sku })), more: pagination.hasNextPage };
};
