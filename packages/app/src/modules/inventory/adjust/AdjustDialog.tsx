import { adjustmentEffects, type AdjustmentReason } from '@tilldesk/domain/adjustments';
import { Field, MoneyInput, NumberInput, Segments, TextArea } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ActionFrame } from '../../../actions/ActionFrame.tsx';
import { Row } from '../../../page/flow.styles.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { CustomerInput } from '../CustomerInput.tsx';
import { namedBy, type Goods } from '../goods.ts';
import { Pair } from '../inventory.styles.ts';
import { useAdjust, type Adjusting } from './useAdjust.tsx';

type AdjustDialogProps = {
  goods: Goods;
  /** The reason that is selected initially. */
  reason?: AdjustmentReason | undefined;
  onClose: () => void;
  /** Called after the adjustment was posted. @default closes the dialog */
  onDone?: (() => void) | undefined;
};

/** Dialog that adjusts units or pieces: the reason, the quantity, and the fields that the reason requires. */
export function AdjustDialog({ goods, reason, onClose, onDone = onClose }: AdjustDialogProps) {
  const t = useTranslate();
  const adjusting = useAdjust(goods, reason ?? null, onDone);
  const { draft, change, reasons, fieldErrors, work, unsure, approvalDialog } = adjusting;
  return (
    <ActionFrame
      title={t('inventory.adjust')}
      text={
        goods.units && goods.units.length > 1
          ? t('inventory.adjust.units', { count: goods.units.length })
          : namedBy(goods)
      }
      confirm={t('inventory.adjust.post')}
      cancel="inventory.cancel"
      closeLabel="inventory.cancel"
      unsure={{ text: 'inventory.unsure', again: 'inventory.again' }}
      mutation={work}
      dirty={adjusting.dirty}
      onSubmit={adjusting.post}
      onClose={onClose}
      above={approvalDialog}
    >
      <Field label={t('inventory.reason')} required error={fieldErrors.reason}>
        <Select
          placeholder={t('inventory.reason.choose')}
          options={reasons.map((id) => ({ id, label: t(`inventory.reason.${id}`) }))}
          value={draft.reason}
          disabled={unsure}
          onChange={(id) => change({ reason: reasons.find((one) => one === id) ?? null })}
        />
      </Field>
      {goods.units === null && <Pieces adjusting={adjusting} onHand={goods.onHand} />}
      {draft.reason === 'markAsSold' && <Sold adjusting={adjusting} />}
      <Field label={t('inventory.note')} mark={t('inventory.optional')}>
        <TextArea
          rows={2}
          maxLength={500}
          maxLengthText={t('form.maxLength')}
          value={draft.note}
          disabled={unsure}
          onChange={(note) => change({ note })}
        />
      </Field>
    </ActionFrame>
  );
}

function Pieces({ adjusting, onHand }: { adjusting: Adjusting; onHand: number }) {
  const t = useTranslate();
  const { locale } = useIntl();
  const { limits, store } = useSession();
  const { draft, change, fieldErrors, signed, unsure } = adjusting;
  const effect = draft.reason && adjustmentEffects[draft.reason].quantity;
  const after = signed === null ? undefined : t('inventory.adjust.after', { before: onHand, after: onHand + signed });
  const brings = effect === 'in' || (effect === 'either' && draft.direction === 'in');
  return (
    <>
      {effect === 'either' && (
        <Row>
          <Segments
            label={t('inventory.adjust.direction')}
            value={draft.direction}
            options={(['out', 'in'] as const).map((value) => ({
              value,
              name: t(`inventory.adjust.direction.${value}`),
              face: t(`inventory.adjust.direction.${value}`),
            }))}
            onChange={(direction) => change({ direction })}
          />
        </Row>
      )}
      <Fields pair={brings && limits.viewCost}>
        <Field label={t('inventory.quantity')} required hint={after} error={fieldErrors.quantity}>
          <NumberInput
            value={draft.quantity}
            max={100_000}
            disabled={unsure}
            onChange={(quantity) => change({ quantity })}
          />
        </Field>
        {brings && limits.viewCost && (
          <Field
            label={t('inventory.adjust.unitCost')}
            mark={t('inventory.optional')}
            hint={t('inventory.adjust.unitCost.hint')}
            error={fieldErrors.unitCost}
          >
            <MoneyInput
              value={draft.unitCost}
              currency={store.defaultCurrency}
              locale={locale}
              disabled={unsure}
              onChange={(unitCost) => change({ unitCost })}
            />
          </Field>
        )}
      </Fields>
    </>
  );
}

const Fields = ({ pair, children }: { pair: boolean; children: ReactNode }) =>
  pair ? <Pair>{children}</Pair> : children;

function Sold({ adjusting }: { adjusting: Adjusting }) {
  const t = useTranslate();
  const { locale } = useIntl();
  const { store } = useSession();
  const { draft, change, fieldErrors, unsure } = adjusting;
  return (
    <Pair>
      <Field label={t('inventory.customer')} mark={t('inventory.optional')} error={fieldErrors.customerId}>
        <CustomerInput value={draft.customer} onChange={(customer) => change({ customer })} />
      </Field>
      <Field
        label={t('inventory.adjust.price')}
        mark={t('inventory.optional')}
        hint={t('inventory.adjust.price.hint')}
        error={fieldErrors.price}
      >
        <MoneyInput
          value={draft.price}
          currency={store.defaultCurrency}
          locale={locale}
          disabled={unsure}
          onChange={(price) => change({ price })}
        />
      </Field>
    </Pair>
  );
}
