import { tradeInPayouts } from '@tilldesk/domain/selling';
import { Alert, Button, Divider, Field, MoneyInput, RadioGroup, Text } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Fields, FormFrame } from '../../../resource/form/Form.styles.ts';
import { useCloseGuard } from '../../../resource/form/useClosing.tsx';
import { useScan } from '../../../scanning/useScan.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
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
  const problems = useProblem();
  const form = useId();
  const controller = useTradeInEntry(invoiceId, customer, onDone);
  const { work, tried, change, fieldErrors, isDirty } = controller;
  const { close, confirmDialog } = useCloseGuard(isDirty && !work.busy, onClose);
  const frame = useRef<HTMLFormElement>(null);
  useScan(({ text }) => {
    change({ code: text, isConfirmed: false });
    return 'taken';
  });
  useEffect(
    function focusFirstError() {
      if (tried > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
    [tried, work.problem],
  );
  const elsewhere = work.problem !== null && fieldErrors.size === 0;
  return (
    <Dialog
      open
      size="l"
      title={t('tradeIn.title')}
      description={t('tradeIn.about')}
      closeLabel={t('tradeIn.close')}
      onClose={() => !work.busy && close()}
      footer={
        <>
          <Button disabled={work.busy} onClick={close}>
            {t('tradeIn.cancel')}
          </Button>
          <Button type="submit" form={form} tone="primary" busy={work.busy}>
            {t('tradeIn.save')}
          </Button>
        </>
      }
    >
      <FormFrame
        ref={frame}
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          controller.send();
        }}
      >
        {elsewhere && work.problem && <Alert tone="bad">{problems.message(work.problem)}</Alert>}
        <DeviceFields controller={controller} />
        <Divider />
        <CheckFields controller={controller} />
        <Divider />
        <SellerFields controller={controller} />
        <Divider />
        <OfferFields controller={controller} />
      </FormFrame>
      {confirmDialog}
      {controller.approvalDialog}
    </Dialog>
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
            onChange={(id) => change({ payout: tradeInPayouts.find((one) => one === id) ?? 'cash' })}
          />
        </Field>
      </Fields>
      <Tick
        label={t('tradeIn.agreed')}
        wrong={fieldErrors.get('agreed')}
        checked={entry.agreed}
        onChange={(agreed) => change({ agreed })}
      />
    </Part>
  );
}
