import { postReceipt } from '@tilldesk/domain/purchases';
import { Alert, Button, SumList, Text } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useRef } from 'react';
import { useMutation } from '../../../api/useMutation.ts';
import { Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { toasts } from '../../../page/toasts.ts';
import { Listed } from '../purchases.styles.ts';
import type { Receiving } from './useReceiving.ts';

/** The resources that change when goods are received into stock. */
const touched = ['purchases', 'receipts', 'vendors', 'products', 'inventory', 'units', 'lookup'];

/** Shows what will be added to stock and what is not as ordered, then posts the receipt. Enter confirms. */
export function PostDialog({ controller, onClose }: { controller: Receiving; onClose: () => void }) {
  const t = useTranslate();
  const { number } = useFormats();
  const problems = useProblem();
  const { run, busy, problem, unsure } = useMutation();
  const postButton = useRef<HTMLButtonElement>(null);
  const { receipt, sums, lines } = controller;
  const short = lines.filter((line) => line.counted < line.ordered - line.receivedBefore);
  const damaged = receipt.entries.filter(({ arrival, quantity }) => arrival === 'damaged' && quantity > 0).length;
  const extra = receipt.entries.filter(({ result }) => result === 'extra').length;
  const { id } = receipt;

  const post = async () => {
    const done = await run({ post: id }, (key) => call(postReceipt, { params: { id } }, { key }));
    if (done === null) return;
    for (const resource of touched) refresh(resource);
    toasts.show({
      tone: 'ok',
      text: t('purchases.receipt.posted', { number: done.number ?? '', count: done.pieces }),
    });
    onClose();
  };
  return (
    <Dialog
      open
      title={t('purchases.receipt.post.title', { count: sums.counted })}
      description={t('purchases.receipt.post.text')}
      initialFocus={postButton}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('purchases.back')}
          </Button>
          <Button ref={postButton} tone="primary" busy={busy} onClick={() => void post()}>
            {t(unsure ? 'buying.again' : 'purchases.receipt.post')}
          </Button>
        </>
      }
    >
      <Stack>
        {problem && (
          <Alert tone={unsure ? 'warn' : 'bad'}>{unsure ? t('buying.unsure') : problems.message(problem)}</Alert>
        )}
        <SumList
          items={[
            { id: 'counted', label: t('purchases.receipt.counted'), value: number(sums.counted) },
            ...(damaged > 0 ? [{ id: 'damaged', label: t('purchases.receipt.damaged'), value: number(damaged) }] : []),
            ...(extra > 0 ? [{ id: 'extra', label: t('purchases.receipt.extras'), value: number(extra) }] : []),
            ...(sums.wrong > 0
              ? [{ id: 'wrong', label: t('purchases.receipt.wrong'), value: number(sums.wrong) }]
              : []),
          ]}
        />
        {short.length > 0 && (
          <Alert tone="warn" title={t('purchases.receipt.short', { count: sums.left })}>
            <Listed>
              {short.map((line) => (
                <Text as="li" key={line.lineId} size="s">
                  {t('purchases.receipt.shortOf', {
                    product: line.description,
                    count: line.ordered - line.receivedBefore - line.counted,
                  })}
                </Text>
              ))}
            </Listed>
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
