import { otherTenders, payoutKinds, type Refundable } from '@tilldesk/domain/refunds';
import { needsReference, receivedKinds } from '@tilldesk/domain/sales';
import { Button, Card, Field, IconButton, MoneyInput, Strip, Text, TextInput } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { useIntl } from 'react-intl';
import { Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { newId } from '../../../api/newId.ts';
import { useSession } from '../../../session/useSession.ts';
import { PartRow } from '../refunds.styles.ts';
import { useFieldErrorText } from './ChoiceFields.tsx';
import type { FieldErrors } from './mistakes.ts';
import type { Part } from './refunding.ts';
import type { RefundSums } from './sums.ts';

type PayPartsProps = {
  sums: RefundSums;
  source: Refundable | null;
  fieldErrors: FieldErrors;
  locked: boolean;
  onChange: (parts: readonly Part[] | null) => void;
};

/** The payments of a refund. The original payment methods are proposed, and the amount can be split differently. */
export function PayParts({ sums, source, fieldErrors, locked, onChange }: PayPartsProps) {
  const t = useTranslate();
  const { money } = useFormats();
  const fieldErrorText = useFieldErrorText();
  const { direction, parts, settlement } = sums;
  const tenders = source?.tenders ?? [];
  const settled = direction === 'out' ? settlement.paidOut : settlement.toPay;
  const partsTotal = parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const write = (id: string, change: Partial<Part>) =>
    onChange(parts.map((part) => (part.id === id ? { ...part, ...change } : part)));
  const allowed = payoutKinds(useSession().store.transaction, source?.tenders ?? null);
  const kinds = direction === 'out' ? allowed : receivedKinds;
  const spare = kinds.find((kind) => !parts.some((part) => part.kind === kind));
  const others =
    direction === 'out'
      ? otherTenders(
          parts.map(({ kind, amount }) => ({ kind, amount: amount ?? 0 })),
          tenders,
        )
      : [];
  const paidInGoods = tenders.reduce((sum, { kind, paid }) => (isGoodsTender(kind) ? sum + paid : sum), 0);
  const hintOf = ({ kind }: Part): string | undefined => {
    const paid = tenders.find((one) => one.kind === kind);
    return direction === 'out' && paid && paid.paid > 0 ? t('refunds.pay.cap', { left: money(paid.left) }) : undefined;
  };
  return (
    <Card
      variant="bare"
      title={t(direction === 'out' ? 'refunds.pay.out' : 'refunds.pay.in')}
      actions={
        spare && (
          <Button
            size="s"
            icon="plus"
            disabled={locked}
            onClick={() =>
              onChange([
                ...parts,
                { id: newId(), kind: spare, amount: Math.max(0, settled - partsTotal), reference: '' },
              ])
            }
          >
            {t('refunds.pay.split')}
          </Button>
        )
      }
    >
      <Stack>
        {parts.map((part) => {
          const kind = t(`refunds.tender.${part.kind}`);
          return (
            <PartRow key={part.id} role="group" aria-label={kind} data-alone={parts.length === 1 || undefined}>
              <Field label={t('refunds.pay.kind')}>
                <Select
                  options={kinds.map((id) => ({ id, label: t(`refunds.tender.${id}`) }))}
                  readOnly={locked}
                  value={part.kind}
                  onChange={(id) => write(part.id, { kind: receivedKinds.find((one) => one === id) ?? part.kind })}
                />
              </Field>
              <PartAmount
                part={part}
                hint={hintOf(part)}
                error={fieldErrorText(fieldErrors[`${part.id}.amount`])}
                locked={locked}
                onWrite={(amount) => write(part.id, { amount })}
              />
              {parts.length > 1 && (
                <IconButton
                  icon="close"
                  label={t('refunds.pay.remove', { kind })}
                  disabled={locked}
                  onClick={() => onChange(parts.filter(({ id }) => id !== part.id))}
                />
              )}
              {needsReference(part.kind) && (
                <Field
                  label={t(`refunds.reference.${part.kind}`)}
                  required
                  error={fieldErrorText(fieldErrors[`${part.id}.reference`])}
                >
                  <TextInput
                    value={part.reference}
                    data-scan="accept"
                    autoComplete="off"
                    readOnly={locked}
                    maxLengthText={t('form.maxLength')}
                    onChange={(reference) => write(part.id, { reference })}
                  />
                </Field>
              )}
            </PartRow>
          );
        })}
        {fieldErrors['parts'] !== undefined && (
          <Text as="p" role="alert" tone="bad">
            {t('refunds.wrong.parts', { given: money(partsTotal), whole: money(settled) })}
          </Text>
        )}
        {direction === 'out' && paidInGoods > 0 && (
          <Strip tone="neutral">{t('refunds.pay.goods', { amount: money(paidInGoods) })}</Strip>
        )}
        {others.length > 0 && (
          <Strip tone="warn">
            {t('refunds.pay.other', { kinds: others.map((kind) => t(`refunds.tender.${kind}`)).join(', ') })}
          </Strip>
        )}
      </Stack>
    </Card>
  );
}

/**
 * The tenders that were goods, such as a trade-in. They do not count towards any payment method, because no money was paid.
 */
const isGoodsTender = (kind: string): boolean => !receivedKinds.some((one) => one === kind);

type PartAmountProps = {
  part: Part;
  hint: string | undefined;
  error: string | undefined;
  locked: boolean;
  onWrite: (amount: number | null) => void;
};

function PartAmount({ part, hint, error, locked, onWrite }: PartAmountProps) {
  const t = useTranslate();
  const { locale } = useIntl();
  const currency = useSession().store.defaultCurrency;
  return (
    <Field label={t('refunds.amount')} required hint={hint} error={error}>
      <MoneyInput currency={currency} locale={locale} readOnly={locked} value={part.amount} onChange={onWrite} />
    </Field>
  );
}
