import { directPurchase } from '@tilldesk/domain/purchases';
import { Alert, Button, Field, SumList, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useMemo, useState } from 'react';
import { useMutation } from '../../../api/useMutation.ts';
import { Stack } from '../../../page/flow.styles.ts';
import { useCloseGuard } from '../../../resource/form/useClosing.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { newId } from '../../../api/newId.ts';
import { toasts } from '../../../page/toasts.ts';
import { SerialsInput } from '../receive/SerialsInput.tsx';
import { countErrors, useSerials, type SerialLine } from '../receive/useSerials.ts';
import { draftOf, piecesOf, sumsOf, type Order } from './order.ts';

const touched = ['purchases', 'receipts', 'vendors', 'products', 'inventory', 'units'];

type SpotDialogProps = {
  order: Order;
  /** Called when the order is placed and everything is in stock. */
  onBought: (purchaseId: string) => void;
  onClose: () => void;
};

/**
 * Dialog for a spot purchase: places the order and receives it in full in one step. Serialized products require a code
 * for each piece.
 */
export function SpotDialog({ order, onBought, onClose }: SpotDialogProps) {
  const t = useTranslate();
  const { money, number } = useFormats();
  const problems = useProblem();
  const { run, busy, problem, unsure } = useMutation();
  const [receiptId] = useState(newId);
  const [deliveryNote, setNote] = useState('');
  const lines = useMemo(
    (): SerialLine[] =>
      order.lines
        .filter(({ tracking }) => tracking !== 'quantity')
        .map((line) => ({ ...line, openQuantity: line.quantity })),
    [order.lines],
  );
  const serials = useSerials(lines);
  const { rows, here, accepted } = serials;
  const orderedUnits = order.lines.reduce(
    (sum, line) => (line.tracking === 'serialized' ? sum + line.quantity : sum),
    0,
  );
  const { invalidCheckDigit: unusual, bad } = countErrors(here);
  const ready = rows.length >= orderedUnits && bad === 0 && (unusual === 0 || accepted);
  const { close, confirmDialog } = useCloseGuard(deliveryNote.trim() !== '' || rows.length > 0, onClose);
  const fieldError = Object.entries(problem?.fields ?? {});

  const buy = async () => {
    const body = {
      ...draftOf(order),
      receiptId,
      deliveryNote: deliveryNote.trim() || null,
      devices: rows,
      acceptInvalidCheckDigit: accepted,
    };
    const bought = await run(body, (key) => call(directPurchase, { body }, { key }));
    if (bought === null) return;
    for (const resource of touched) refresh(resource);
    toasts.show({ tone: 'ok', text: t('purchases.spot.done', { count: piecesOf(order) }) });
    onBought(bought.id);
  };
  return (
    <Dialog
      open
      size={lines.length > 0 ? 'l' : 'm'}
      title={t('purchases.spot')}
      description={t('purchases.spot.about')}
      closeLabel={t('buying.close')}
      onClose={() => !busy && close()}
      footer={
        <>
          <Button disabled={busy} onClick={close}>
            {t('form.cancel')}
          </Button>
          <Button tone="primary" busy={busy} disabled={!ready} onClick={() => void buy()}>
            {t(unsure ? 'buying.again' : 'purchases.spot.do', { count: piecesOf(order) })}
          </Button>
        </>
      }
    >
      <Stack>
        {problem && (
          <Alert tone={unsure ? 'warn' : 'bad'}>
            {unsure ? t('buying.unsure') : problems.message(problem)}
            {fieldError.map(([path, field]) => (
              <div key={path}>{problems.field(field)}</div>
            ))}
          </Alert>
        )}
        <SumList
          items={[
            { id: 'vendor', label: t('purchases.vendor'), value: order.vendor?.label ?? '' },
            { id: 'pieces', label: t('purchases.pieces'), value: number(piecesOf(order)) },
            { id: 'total', label: t('buying.total'), value: money(sumsOf(order).all), total: true },
          ]}
        />
        <Field label={t('purchases.receipt.note')}>
          <TextInput
            value={deliveryNote}
            onChange={setNote}
            maxLengthText={t('form.maxLength')}
            autoComplete="off"
            data-scan="fill"
          />
        </Field>
        {lines.length > 0 && <SerialsInput serials={serials} results={here} />}
      </Stack>
      {confirmDialog}
    </Dialog>
  );
}
