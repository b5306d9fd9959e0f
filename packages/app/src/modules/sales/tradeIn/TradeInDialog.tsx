import { tradeInPayouts } from '@tilldesk/domain/selling';
import { Alert, Button, Divider, Field, MoneyInput, RadioGroup, Text } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Fields, FormFrame } from '../../../kit/resource/Form.styles.ts';
import { useClosing } from '../../../kit/resource/useClosing.tsx';
import { useScan } from '../../../kit/scan/useScan.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { DeviceFields } from './DeviceFields.tsx';
import { CheckFields, SellerFields, Tick } from './SellerFields.tsx';
import { Part } from './TradeIn.styles.ts';
import type { TradeInSeller } from './tradeInEntry.ts';
import { useTradeInEntry, type TradeInDesk } from './useTradeInEntry.ts';

export type TradeInDialogProps = {
  /** The sale that the device pays for. */
  invoiceId: string;
  /** Who buys in that sale, and so sells the device. */
  customer: TradeInSeller | null;
  /** The offer is kept; `customer` brought the device. */
  onDone: (customer: TradeInSeller) => void;
  onClose: () => void;
};

/** The questionnaire of a device that somebody brings: what it is, whether the shop may buy it, whose it is, what is offered. */
export function TradeInDialog({ invoiceId, customer, onDone, onClose }: TradeInDialogProps) {
  const say = useSay();
  const problems = useProblem();
  const form = useId();
  const desk = useTradeInEntry(invoiceId, customer, onDone);
  const { work, tried, change, wrongs, isDirty } = desk;
  const { close, question } = useClosing(isDirty && !work.busy, onClose);
  const frame = useRef<HTMLFormElement>(null);
  useScan(({ text }) => {
    change({ code: text, isConfirmed: false });
    return 'taken';
  });
  useEffect(
    function leadToWhatIsWrong() {
      if (tried > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
    [tried, work.problem],
  );
  const elsewhere = work.problem !== null && wrongs.size === 0;
  return (
    <Dialog
      open
      size="l"
      title={say('tradeIn.title')}
      description={say('tradeIn.about')}
      closeLabel={say('tradeIn.close')}
      onClose={() => !work.busy && close()}
      footer={
        <>
          <Button disabled={work.busy} onClick={close}>
            {say('tradeIn.cancel')}
          </Button>
          <Button type="submit" form={form} tone="primary" busy={work.busy}>
            {say('tradeIn.save')}
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
          desk.send();
        }}
      >
        {elsewhere && work.problem && <Alert tone="bad">{problems.say(work.problem)}</Alert>}
        <DeviceFields desk={desk} />
        <Divider />
        <CheckFields desk={desk} />
        <Divider />
        <SellerFields desk={desk} />
        <Divider />
        <OfferFields desk={desk} />
      </FormFrame>
      {question}
      {desk.approvalDialog}
    </Dialog>
  );
}

/** What is paid for it, how what exceeds the sale goes out, and the seller's signature. */
function OfferFields({ desk: { entry, change, wrongs, isOver } }: { desk: TradeInDesk }) {
  const say = useSay();
  const { money } = useFormats();
  const { locale } = useIntl();
  const currency = useSession().store.defaultCurrency;
  const price = entry.product && money(entry.product.price);
  return (
    <Part aria-label={say('tradeIn.offer')}>
      <Text as="h3" weight="strong">
        {say('tradeIn.offer')}
      </Text>
      <Fields>
        <Field
          required
          label={say('tradeIn.offer')}
          hint={price === null ? undefined : say(isOver ? 'tradeIn.offer.over' : 'tradeIn.offer.price', { price })}
          error={wrongs.get('offer')}
        >
          <MoneyInput currency={currency} locale={locale} value={entry.offer} onChange={(offer) => change({ offer })} />
        </Field>
        <Field label={say('tradeIn.payout')}>
          <RadioGroup
            orientation="horizontal"
            choices={tradeInPayouts.map((id) => ({ id, label: say(`tradeIn.payout.${id}`) }))}
            value={entry.payout}
            onChange={(id) => change({ payout: tradeInPayouts.find((one) => one === id) ?? 'cash' })}
          />
        </Field>
      </Fields>
      <Tick
        label={say('tradeIn.agreed')}
        wrong={wrongs.get('agreed')}
        checked={entry.agreed}
        onChange={(agreed) => change({ agreed })}
      />
    </Part>
  );
}
