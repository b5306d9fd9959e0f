import { tillPeople } from '@tilldesk/domain/sales';
import { Field } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { useState } from 'react';
import { ActionFrame } from '../../../actions/ActionFrame.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useSession } from '../../../session/useSession.ts';
import type { CartLine, LineNotes } from './cart.ts';
import { ReasonInput } from './ReasonInput.tsx';

/** Option value for the salesperson of the whole sale. */
const WHOLE = 'whole';

export type LineNotesDialogProps = {
  line: CartLine;
  /** Whether the price can be changed. A changed price has a reason. */
  mayPrice: boolean;
  onSave: (notes: LineNotes) => void;
  onClose: () => void;
};

/** Details of one line: its salesperson and the reasons for its price and discount. */
export function LineNotesDialog({ line, mayPrice, onSave, onClose }: LineNotesDialogProps) {
  const t = useTranslate();
  const { user } = useSession();
  const { data } = useAnswer(tillPeople, {});
  const [salespersonId, setSalespersonId] = useState(line.salespersonId ?? WHOLE);
  const [priceReason, setPriceReason] = useState(line.priceReason ?? '');
  const [discountReason, setDiscountReason] = useState(line.discountReason ?? '');
  const people = [
    { id: WHOLE, label: t('sales.seller.whole', { name: user.name }) },
    ...(data?.items ?? []).map(({ id, name }) => ({ id, label: name })),
  ];
  const save = () => {
    const isWholeInvoice = salespersonId === WHOLE;
    onSave({
      salespersonId: isWholeInvoice ? null : salespersonId,
      salesperson: isWholeInvoice ? null : (people.find(({ id }) => id === salespersonId)?.label ?? line.salesperson),
      priceReason: priceReason.trim() || null,
      discountReason: discountReason.trim() || null,
    });
  };
  return (
    <ActionFrame
      title={line.description}
      text={t('sales.line.text')}
      confirm={t('sales.line.do')}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={t('sales.salesperson.new')}>
        <Select options={people} value={salespersonId} onChange={(id) => setSalespersonId(id ?? WHOLE)} />
      </Field>
      {(mayPrice || line.priceReason !== null) && line.charge === null && (
        <ReasonInput label={t('sales.why.price')} value={priceReason} onChange={setPriceReason} />
      )}
      {line.discount !== null && (
        <ReasonInput label={t('sales.why.discount')} value={discountReason} onChange={setDiscountReason} />
      )}
    </ActionFrame>
  );
}
