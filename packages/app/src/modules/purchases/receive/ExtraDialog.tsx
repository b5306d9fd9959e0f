import { addExtra, type Receipt } from '@tilldesk/domain/purchases';
import { Button, Field, MoneyInput, NumberInput, Strip, Text, TextInput } from '@tilldesk/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ActionFrame } from '../../../actions/ActionFrame.tsx';
import { useApproval } from '../../../approvals/useApproval.tsx';
import { useMutation } from '../../../api/useMutation.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh, useAnswer } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { newId } from '../../../api/newId.ts';
import { toasts } from '../../../page/toasts.ts';
import { useSession } from '../../../session/useSession.ts';
import { products } from '@tilldesk/domain/products';
import { ProductFinder } from '../ProductFinder.tsx';

/** A scanned item that is not as ordered; `productId` is null when the product is unknown. */
export type ExtraItem = {
  codes: readonly string[];
  lineId: string | null;
  productId: string | null;
  productName: string | null;
  /** The receipt entry of the rejected scan. */
  entryId: string | null;
};

export type ExtraDialogProps = {
  extraItem: ExtraItem;
  receipt: Receipt;
  onAdded: (receipt: Receipt) => void;
  onClose: () => void;
};

/**
 * Dialog that receives an item that was not ordered: product, quantity, and cost. A user without the permission
 * requests approval in place.
 */
export function ExtraDialog({ extraItem, receipt, onAdded, onClose }: ExtraDialogProps) {
  const t = useTranslate();
  const { locale } = useIntl();
  const problems = useProblem();
  const { store, limits } = useSession();
  const { approved, approvalDialog } = useApproval();
  const mutation = useMutation();
  const [id] = useState(newId);
  const [productId, setProduct] = useState(extraItem.productId);
  const { data: product } = useAnswer(products.one, productId === null ? null : { params: { id: productId } });
  const [quantity, setQuantity] = useState<number | null>(1);
  const [serial, setSerial] = useState(extraItem.productId === null ? '' : (extraItem.codes[0] ?? ''));
  const [unitCost, setCost] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const dirty = productId !== extraItem.productId || quantity !== 1 || unitCost !== null;
  const known = receipt.lines.find((line) => line.productId === productId);
  const bySerial = (product?.tracking ?? known?.tracking) === 'serialized';
  const name = product?.name ?? known?.description ?? extraItem.productName ?? '';
  const required = problems.field({ code: 'required', message: '' });
  const fieldErrors = problems.fields(mutation.problem?.fields ?? {});
  const hasInvalidCheckDigit =
    fieldErrors !== undefined && Object.values(mutation.problem?.fields ?? {}).some(({ code }) => code === 'imei');

  const submitExtra = async () => {
    setTried(true);
    const pieces = bySerial ? 1 : (quantity ?? 0);
    if (productId === null || pieces < 1 || (bySerial && serial.trim() === '')) return;
    const codes = serial === extraItem.codes[0] ? [...extraItem.codes] : [serial.trim()];
    const body = {
      id,
      productId,
      lineId: known?.lineId ?? extraItem.lineId,
      quantity: pieces,
      unitCost,
      ...(bySerial ? { codes, isConfirmed: tried } : {}),
    };
    const sentence = t('purchases.extra.sentence', {
      count: pieces,
      product: name,
      order: receipt.purchaseNumber ?? '',
    });
    const done = await mutation.run(body, () =>
      approved({ action: 'receipt.extra', subjectId: receipt.id, sentence }, (approvalId) =>
        call(addExtra, {
          params: { id: receipt.id },
          body: approvalId === undefined ? body : { ...body, approvalId },
        }),
      ),
    );
    if (done === null) return;
    refresh('receipts');
    toasts.show({ tone: 'ok', text: t('purchases.extra.done', { count: pieces, product: name }) });
    onAdded(done);
    onClose();
  };
  return (
    <ActionFrame
      title={t('purchases.extra.add')}
      text={t('purchases.extra.about', { code: extraItem.codes.join(', ') })}
      confirm={t('purchases.extra.do')}
      closeLabel="buying.close"
      unsure={{ text: 'buying.unsure', again: 'buying.again' }}
      mutation={mutation}
      dirty={dirty}
      fieldNames={[bySerial ? 'codes' : 'quantity', 'unitCost']}
      onSubmit={() => void submitExtra()}
      onClose={onClose}
      above={approvalDialog}
    >
      {productId === null ? (
        <>
          <ProductFinder
            label={t('purchases.extra.which')}
            hint={t('purchases.find.hint')}
            onChoose={(found) => {
              setProduct(found.id);
              // The code was unknown: it may be the serial number of the chosen product.
              if (found.tracking === 'serialized') setSerial(extraItem.codes[0] ?? '');
            }}
          />
          {tried && (
            <Text as="p" size="s" tone="bad" role="alert">
              {t('purchases.extra.needProduct')}
            </Text>
          )}
        </>
      ) : (
        <Strip
          end={
            <Button size="s" tone="quiet" onClick={() => setProduct(null)}>
              {t('purchases.extra.other')}
            </Button>
          }
        >
          {name}
        </Strip>
      )}
      {bySerial ? (
        <Field
          label={t('purchases.serial')}
          required
          hint={hasInvalidCheckDigit ? t('purchases.extra.invalidCheckDigit') : undefined}
          error={
            (tried && serial.trim() === '' ? required : undefined) ?? fieldErrors['codes'] ?? fieldErrors['codes.0']
          }
        >
          <TextInput
            value={serial}
            onChange={setSerial}
            data-scan="fill"
            maxLength={40}
            maxLengthText={t('form.maxLength')}
            autoComplete="off"
          />
        </Field>
      ) : (
        <Field label={t('purchases.pieces')} required error={fieldErrors['quantity']}>
          <NumberInput value={quantity} onChange={setQuantity} min={1} max={10_000} />
        </Field>
      )}
      {limits.viewCost && (
        <Field label={t('purchases.unitCost')} hint={t('purchases.extra.cost')} error={fieldErrors['unitCost']}>
          <MoneyInput value={unitCost} onChange={setCost} currency={store.defaultCurrency} locale={locale} />
        </Field>
      )}
    </ActionFrame>
  );
}
