import { addExtra, type Receipt } from '@tilldesk/domain/stock';
import { Alert, Button, Field, MoneyInput, NumberInput, Strip, Text, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useApproval } from '../../../kit/approve/useApproval.tsx';
import { useWork } from '../../../kit/buying/useWork.ts';
import { Stack } from '../../../kit/page/flow.styles.ts';
import { useClosing } from '../../../kit/resource/useClosing.tsx';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { refresh, useAnswer } from '../../../wiring/answers.ts';
import { call } from '../../../wiring/api.ts';
import { newId } from '../../../wiring/newId.ts';
import { toasts } from '../../../wiring/toasts.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { products } from '@tilldesk/domain/shop';
import { ProductFinder } from '../ProductFinder.tsx';

/** What was scanned and is not as ordered; `productId` is null where nobody knows what it is. */
export type ExtraAsked = {
  codes: readonly string[];
  lineId: string | null;
  productId: string | null;
  productName: string | null;
  /** The scan that was heard as wrong. */
  entryId: string | null;
};

export type ExtraDialogProps = {
  asked: ExtraAsked;
  receipt: Receipt;
  onTaken: (receipt: Receipt) => void;
  onClose: () => void;
};

/** Takes in what was not ordered: what it is, how many, at what cost. One who may not alone asks for approval in place. */
export function ExtraDialog({ asked, receipt, onTaken, onClose }: ExtraDialogProps) {
  const say = useSay();
  const { locale } = useIntl();
  const problems = useProblem();
  const form = useId();
  const { store, limits } = useSession();
  const { approved, approvalDialog } = useApproval();
  const { run, busy, problem, unsure } = useWork();
  const [id] = useState(newId);
  const [productId, setProduct] = useState(asked.productId);
  const { data: product } = useAnswer(products.one, productId === null ? null : { params: { id: productId } });
  const [quantity, setQuantity] = useState<number | null>(1);
  const [serial, setSerial] = useState(asked.productId === null ? '' : (asked.codes[0] ?? ''));
  const [unitCost, setCost] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const dirty = productId !== asked.productId || quantity !== 1 || unitCost !== null;
  const { close, question } = useClosing(dirty, onClose);
  const known = receipt.lines.find((line) => line.productId === productId);
  const bySerial = (product?.tracking ?? known?.tracking) === 'serialized';
  const name = product?.name ?? known?.description ?? asked.productName ?? '';
  const required = problems.field({ code: 'required', message: '' });
  const wrong = problems.fields(problem?.fields ?? {});
  const isDoubtful = wrong !== undefined && Object.values(problem?.fields ?? {}).some(({ code }) => code === 'imei');

  const take = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const pieces = bySerial ? 1 : (quantity ?? 0);
    if (productId === null || pieces < 1 || (bySerial && serial.trim() === '')) return;
    const codes = serial === asked.codes[0] ? [...asked.codes] : [serial.trim()];
    const body = {
      id,
      productId,
      lineId: known?.lineId ?? asked.lineId,
      quantity: pieces,
      unitCost,
      ...(bySerial ? { codes, isConfirmed: tried } : {}),
    };
    const sentence = say('purchases.extra.sentence', {
      count: pieces,
      product: name,
      order: receipt.purchaseNumber ?? '',
    });
    const done = await run(body, () =>
      approved({ action: 'receipt.extra', subjectId: receipt.id, sentence }, (approvalId) =>
        call(addExtra, {
          params: { id: receipt.id },
          body: approvalId === undefined ? body : { ...body, approvalId },
        }),
      ),
    );
    if (done === null) return;
    refresh('receipts');
    toasts.show({ tone: 'ok', text: say('purchases.extra.done', { count: pieces, product: name }) });
    onTaken(done);
    onClose();
  };
  return (
    <>
      <Dialog
        open
        title={say('purchases.extra.add')}
        description={say('purchases.extra.about', { code: asked.codes.join(', ') })}
        closeLabel={say('buying.close')}
        onClose={() => !busy && close()}
        footer={
          <>
            <Button disabled={busy} onClick={close}>
              {say('form.cancel')}
            </Button>
            <Button type="submit" form={form} tone="primary" busy={busy}>
              {say(unsure ? 'buying.again' : 'purchases.extra.do')}
            </Button>
          </>
        }
      >
        <Stack as="form" id={form} noValidate onSubmit={(event: FormEvent) => void take(event)}>
          {problem && (
            <Alert tone={unsure ? 'warn' : 'bad'}>{unsure ? say('buying.unsure') : problems.say(problem)}</Alert>
          )}
          {productId === null ? (
            <>
              <ProductFinder
                label={say('purchases.extra.which')}
                hint={say('purchases.find.hint')}
                onTake={(found) => {
                  setProduct(found.id);
                  // The code was nobody's: it may be the serial of what it was found to be.
                  if (found.tracking === 'serialized') setSerial(asked.codes[0] ?? '');
                }}
              />
              {tried && (
                <Text as="p" size="s" tone="bad" role="alert">
                  {say('purchases.extra.needProduct')}
                </Text>
              )}
            </>
          ) : (
            <Strip
              end={
                <Button size="s" tone="quiet" onClick={() => setProduct(null)}>
                  {say('purchases.extra.other')}
                </Button>
              }
            >
              {name}
            </Strip>
          )}
          {bySerial ? (
            <Field
              label={say('purchases.serial')}
              required
              hint={isDoubtful ? say('purchases.extra.doubtful') : undefined}
              error={(tried && serial.trim() === '' ? required : undefined) ?? wrong['codes'] ?? wrong['codes.0']}
            >
              <TextInput
                value={serial}
                onChange={setSerial}
                data-scan="fill"
                maxLength={40}
                maxLengthText={say('form.maxLength')}
                autoComplete="off"
              />
            </Field>
          ) : (
            <Field label={say('purchases.pieces')} required error={wrong['quantity']}>
              <NumberInput value={quantity} onChange={setQuantity} min={1} max={10_000} />
            </Field>
          )}
          {limits.viewCost && (
            <Field label={say('purchases.unitCost')} hint={say('purchases.extra.cost')} error={wrong['unitCost']}>
              <MoneyInput value={unitCost} onChange={setCost} currency={store.defaultCurrency} locale={locale} />
            </Field>
          )}
        </Stack>
      </Dialog>
      {question}
      {approvalDialog}
    </>
  );
}
