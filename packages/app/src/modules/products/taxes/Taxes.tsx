import { applyTax, type Tax } from '@tilldesk/domain/catalogue';
import { ConfirmDialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { DialogListScreen } from '../../../kit/resource/DialogListScreen.tsx';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { ApiProblem } from '../../../wiring/ApiProblem.ts';
import { refresh } from '../../../wiring/answers.ts';
import { call } from '../../../wiring/api.ts';
import { toasts } from '../../../wiring/toasts.ts';
import { taxesResource } from '../taxes.resource.ts';

/** Named taxes. Whoever changes a rate is asked whether the products that carry it shall have it too. */
export function Taxes() {
  const say = useSay();
  const { percent } = useFormats();
  const problems = useProblem();
  const [asked, setAsked] = useState<Tax | null>(null);
  const [busy, setBusy] = useState(false);

  const apply = async ({ id }: Tax) => {
    setBusy(true);
    try {
      const { changed } = await call(applyTax, { params: { id } });
      toasts.show({ tone: 'ok', text: say('taxes.applied', { count: changed }) });
      refresh('taxes');
      refresh('products');
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toasts.show({ tone: 'bad', text: problems.say(error) });
    } finally {
      setBusy(false);
      setAsked(null);
    }
  };
  return (
    <>
      <DialogListScreen
        resource={taxesResource}
        called="products.view.taxes"
        onSaved={(saved) => saved.behind > 0 && setAsked(saved)}
      />
      {asked && (
        <ConfirmDialog
          open
          title={say('taxes.apply.title', { name: asked.name, rate: percent(asked.rate) })}
          text={say('taxes.apply.text', { count: asked.behind })}
          confirmLabel={say('taxes.apply')}
          cancelLabel={say('taxes.apply.keep')}
          busy={busy}
          onConfirm={() => void apply(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
