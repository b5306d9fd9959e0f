import { addLandedCost, landedSplits, receipts, type LandedSplit, type Purchase } from '@tilldesk/domain/purchases';
import { Field, ItemList, MoneyInput, RadioGroup, Text, TextInput } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ActionFrame } from '../../../actions/ActionFrame.tsx';
import { useMutation } from '../../../api/useMutation.ts';
import { Stack } from '../../../page/flow.styles.ts';
import { Fields } from '../../../resource/form/Form.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh, useAnswer } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { newId } from '../../../api/newId.ts';
import { toasts } from '../../../page/toasts.ts';
import { useSession } from '../../../session/useSession.ts';
import { landedCostByLine, landedTouches, receivedLines, type ReceivedLine } from './landing.ts';

const EVERY = '*';

/** Dialog that distributes a landed cost over the received goods. Shows each share before posting. */
export function LandedCostDialog({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  const t = useTranslate();
  const { locale } = useIntl();
  const { money, number } = useFormats();
  const problems = useProblem();
  const { defaultCurrency: currency } = useSession().store;
  const mutation = useMutation();
  const [id] = useState(newId);
  const [charge] = purchase.landedCosts.length === 0 ? purchase.chargeList : [];
  const [label, setLabel] = useState(charge?.label ?? t('purchases.freight'));
  const [amount, setAmount] = useState<number | null>(charge?.amount ?? null);
  const [split, setSplit] = useState<LandedSplit>('cost');
  const [over, setOver] = useState(EVERY);
  const [tried, setTried] = useState(false);
  const posted = purchase.receipts.filter(({ status }) => status === 'posted');
  const { data: one } = useAnswer(receipts.one, over === EVERY ? null : { params: { id: over } });
  const landings: ReceivedLine[] =
    over === EVERY
      ? receivedLines(purchase)
      : (one?.lines ?? []).flatMap(({ lineId, description, counted }) =>
          counted > 0 ? [{ lineId, description, quantity: counted }] : [],
        );
  const shares = landings.length === 0 ? [] : landedCostByLine(purchase, landings, amount ?? 0, split);
  const fieldErrors = problems.fields(mutation.problem?.fields ?? {});
  const required = problems.field({ code: 'required', message: '' });

  const add = async () => {
    setTried(true);
    if (label.trim() === '' || amount === null || amount === 0) return;
    const body = { id, label: label.trim(), amount, split, receiptId: over === EVERY ? null : over };
    const params = { id: purchase.id };
    const done = await mutation.run(body, (key) => call(addLandedCost, { params, body }, { key }));
    if (done === null) return;
    for (const resource of landedTouches) refresh(resource);
    toasts.show({ tone: 'ok', text: t('purchases.landed.done', { amount: money(amount) }) });
    onClose();
  };
  return (
    <ActionFrame
      size="l"
      title={t('purchases.landed.add')}
      text={t('purchases.landed.about')}
      confirm={t('purchases.landed.do')}
      closeLabel="buying.close"
      unsure={{ text: 'buying.unsure', again: 'buying.again' }}
      mutation={mutation}
      dirty={amount !== (charge?.amount ?? null)}
      fieldNames={['label', 'amount', 'split']}
      onSubmit={() => void add()}
      onClose={onClose}
    >
      <Fields>
        <Field
          label={t('purchases.charge.name')}
          required
          error={(tried && label.trim() === '' ? required : undefined) ?? fieldErrors['label']}
        >
          <TextInput value={label} onChange={setLabel} maxLength={40} maxLengthText={t('form.maxLength')} />
        </Field>
        <Field
          label={t('purchases.amount')}
          required
          error={(tried && (amount ?? 0) === 0 ? required : undefined) ?? fieldErrors['amount']}
        >
          <MoneyInput value={amount} onChange={setAmount} currency={currency} locale={locale} />
        </Field>
        <Field label={t('purchases.landed.how')} error={fieldErrors['split']}>
          <RadioGroup
            choices={landedSplits.map((one) => ({ id: one, label: t(`purchases.landed.split.${one}`) }))}
            value={split}
            onChange={(chosen) => setSplit(landedSplits.find((one) => one === chosen) ?? 'cost')}
          />
        </Field>
        {posted.length > 1 && (
          <Field label={t('purchases.landed.over')}>
            <Select
              options={[
                { id: EVERY, label: t('purchases.landed.every') },
                ...posted.map((receipt) => ({ id: receipt.id, label: receipt.number ?? '' })),
              ]}
              value={over}
              onChange={setOver}
            />
          </Field>
        )}
      </Fields>
      <Stack as="section" aria-label={t('purchases.landed.preview')}>
        <Text as="h3" size="s" weight="medium">
          {t('purchases.landed.preview')}
        </Text>
        <ItemList
          variant="filled"
          items={landings.map(({ lineId, description, quantity }, at) => {
            const share = shares[at] ?? 0;
            return {
              id: lineId,
              title: description,
              text: t('purchases.each', {
                count: number(quantity),
                cost: money(Math.round(share / Math.max(1, quantity))),
              }),
              value: money(share),
            };
          })}
        />
      </Stack>
      <Text as="p" size="s" tone="muted">
        {t('purchases.landed.gone')}
      </Text>
    </ActionFrame>
  );
}
