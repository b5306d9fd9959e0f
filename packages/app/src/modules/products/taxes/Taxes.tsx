import { applyTax, type Tax } from '@tilldesk/domain/catalogue';
import { ConfirmDialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { useToastedMutation } from '../../../actions/useToastedMutation.ts';
import { DialogListScreen } from '../../../resource/list/DialogListScreen.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { toasts } from '../../../page/toasts.ts';
import { taxesResource } from '../taxes.resource.ts';

/** List of named taxes. After a change of rate it offers to apply the new rate to the products with this tax. */
export function Taxes() {
  const t = useTranslate();
  const { percent } = useFormats();
  const [changedTax, setChangedTax] = useState<Tax | null>(null);
  const { busy, run } = useToastedMutation();

  const apply = async ({ id }: Tax) => {
    await run(null, async () => {
      const { changed } = await call(applyTax, { params: { id } });
      toasts.show({ tone: 'ok', text: t('taxes.applied', { count: changed }) });
      refresh('taxes');
      refresh('products');
    });
    setChangedTax(null);
  };
  return (
    <>
      <DialogListScreen
        resource={taxesResource}
        called="products.view.taxes"
        onSaved={(saved) => saved.behind > 0 && setChangedTax(saved)}
      />
      {changedTax && (
        <ConfirmDialog
          open
          title={t('taxes.apply.title', { name: changedTax.name, rate: percent(changedTax.rate) })}
          text={t('taxes.apply.text', { count: changedTax.behind })}
          confirmLabel={t('taxes.apply')}
          cancelLabel={t('taxes.apply.keep')}
          busy={busy}
          onConfirm={() => void apply(changedTax)}
          onCancel={() => setChangedTax(null)}
        />
      )}
    </>
  );
}
