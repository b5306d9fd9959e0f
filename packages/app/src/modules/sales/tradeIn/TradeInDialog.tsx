import { tradeInPayouts } from '@tilldesk/domain/tradeIns';
import { Divider, Field, MoneyInput, RadioGroup, Text } from '@tilldesk/ui';
import { useIntl } from 'react-intl';
import { ActionFrame } from '../../../actions/ActionFrame.tsx';
import { fieldAt } from '../../../resource/form/formValues.ts';
import { Fields } from '../../../resource/form/Form.styles.ts';
import { useScan } from '../../../scanning/useScan.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { DeviceFields } from './DeviceFields.tsx';
import { CheckFields, SellerFields, Tick } from './SellerFields.tsx';
import { Part } from './TradeIn.styles.ts';
import type { TradeInSeller } from './tradeInEntry.ts';
import { useTradeInEntry, type TradeInController } from './useTradeInEntry.ts';

export type TradeInDialogProps = {
  /** Id of the sale that the device pays for. */
  invoiceId: string;
  /** The customer of the sale, who sells the device. */
  customer: TradeInSeller | null;
  /** Called when the offer is saved; `customer` is the seller of the device. */
  onDone: (customer: TradeInSeller) => void;
  onClose: () => void;
};

/** Form for a traded-in device: the device, the checks, the seller and the offer. */
export function TradeInDialog({ invoiceId, customer, onDone, onClose }: TradeInDialogProps) {
  const t = useTranslate();
  const controller = useTradeInEntry(invoiceId, customer, onDone);
  const { work, change, fieldErrors, isDirty } = controller;
  useScan(({ text }) => {
    change({ code: text, isConfirmed: false });
    return 'taken';
  });
  return (
    <ActionFrame
      size="l"
      title={t('tradeIn.title')}
      text={t('tradeIn.about')}
      confirm={t('tradeIn.save')}
      cancel="tradeIn.cancel"
      closeLabel="tradeIn.close"
      mutation={work}
      dirty={isDirty && !work.busy}
      fieldNames={fieldErrors.size === 0 ? [] : Object.keys(work.problem?.fields ?? {}).map(fieldAt)}
      onSubmit={controller.send}
      onClose={onClose}
      above={controller.approvalDialog}
    >
      <DeviceFields controller={controller} />
      <Divider />
      <CheckFields controller={controller} />
      <Divider />
      <SellerFields controller={controller} />
      <Divider />
      <OfferFields controller={controller} />
    </ActionFrame>
  );
}

/** Fields for the offer, the payout of the amount above the sale, and the seller's signature. */
function OfferFields({ controller: { entry, change, fieldErrors, isOver } }: { controller: TradeInController }) {
  const t = useTranslate();
  const { money } = useFormats();
  const { locale } = useIntl();
  const currency = useSession().store.defaultCurrency;
  const price = entry.product && money(entry.product.price);
  return (
    <Part aria-label={t('tradeIn.offer')}>
      <Text as="h3" weight="strong">
        {t('tradeIn.offer')}
      </Text>
      <Fields>
        <Field
          required
          label={t('tradeIn.offer')}
          hint={price === null ? undefined : t(isOver ? 'tradeIn.offer.over' : 'tradeIn.offer.price', { price })}
          error={fieldErrors.get('offer')}
        >
          <MoneyInput currency={currency} locale={locale} value={entry.offer} onChange={(offer) => change({ offer })} />
        </Field>
        <Field label={t('tradeIn.payout')}>
          <RadioGroup
            orientation="horizontal"
            choices={tradeInPayouts.map((id) => ({ id, label: t(`tradeIn.payout.${id}`) }))}
            value={entry.payout}
            onChange={(id) => change({ payout: tradeInPayouts.find((one) => one === id) ?? entry.payout })}
          />
        </Field>
      </Fields>
      <Tick
        label={t('tradeIn.agreed')}
        fieldError={fieldErrors.get('agreed')}
        checked={entry.agreed}
        onChange={(agreed) => change({ agreed })}
      />
    </Part>
  );
}
