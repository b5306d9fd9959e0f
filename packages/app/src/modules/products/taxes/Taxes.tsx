import type { Tax } from '@tilldesk/domain/products';
import { useState } from 'react';
import { ActionDialog } from '../../../actions/useAction.tsx';
import { DialogListScreen } from '../../../resource/list/DialogListScreen.tsx';
import { taxesResource } from '../taxes.resource.ts';
import { applyRate } from './applyRate.ts';

/** List of named taxes. After a change of rate it offers to apply the new rate to the products with this tax. */
export function Taxes() {
  const [changedTax, setChangedTax] = useState<Tax | null>(null);
  return (
    <>
      <DialogListScreen
        resource={taxesResource}
        called="products.view.taxes"
        onSaved={(saved) => saved.behind > 0 && setChangedTax(saved)}
      />
      {changedTax && <ActionDialog action={applyRate} of={changedTax} onClose={() => setChangedTax(null)} />}
    </>
  );
}
