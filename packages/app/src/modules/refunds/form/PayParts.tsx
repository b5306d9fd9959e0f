import { needsReference, otherTenders, takenKinds, type Refundable } from '@tilldesk/domain/shop';
import { Button, Card, Field, IconButton, MoneyInput, Strip, Text, TextInput } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { useIntl } from 'react-intl';
import { Stack } from '../../../kit/page/flow.styles.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { newId } from '../../../wiring/newId.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { PartRow } from '../refunds.styles.ts';
import { useWrong } from './ChoiceFields.tsx';
import type { Mistakes } from './mistakes.ts';
import type { Part } from './refunding.ts';
import type { RefundSums } from './sums.ts';

type PayPartsProps = {
  sums: RefundSums;
  source: Refundable | null;
  mistakes: Mistakes;
  locked: boolean;
  onChange: (parts: readonly Part[] | null) => void;
};

/** How the money goes: proposed as it was paid, and split otherwise by whoever wants to. */
export function PayParts({ sums, source, mistakes, locked, onChange }: PayPartsProps) {
  const say = useSay();
  const { money } = useFormats();
  const wrong = useWrong();
  const { way, parts, settlement } = sums;
  const tenders = source?.tenders ?? [];
  const whole = way === 'out' ? settlement.paidOut : settlement.toPay;
  const given = parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const write = (id: string, change: Partial<Part>) =>
    onChange(parts.map((part) => (part.id === id ? { ...part, ...change } : part)));
  const spare = takenKinds.find((kind) => !parts.some((part) => part.kind === kind));
  const others =
    way === 'out'
      ? otherTenders(
          parts.map(({ kind, amount }) => ({ kind, amount: amount ?? 0 })),
          tenders,
        )
      : [];
  const byGoods = tenders.reduce((sum, { kind, paid }) => (isOfGoods(kind) ? sum + paid : sum), 0);
  const hintOf = ({ kind }: Part): string | undefined => {
    const paid = tenders.find((one) => one.kind === kind);
    return way === 'out' && paid && paid.paid > 0 ? say('refunds.pay.cap', { left: money(paid.left) }) : undefined;
  };
  return (
    <Card
      look="bare"
      title={say(way === 'out' ? 'refunds.pay.out' : 'refunds.pay.in')}
      actions={
        spare && (
          <Button
            size="s"
            icon="plus"
            disabled={locked}
            onClick={() =>
              onChange([...parts, { id: newId(), kind: spare, amount: Math.max(0, whole - given), reference: '' }])
            }
          >
            {say('refunds.pay.split')}
          </Button>
        )
      }
    >
      <Stack>
        {parts.map((part) => {
          const kind = say(`refunds.tender.${part.kind}`);
          return (
            <PartRow key={part.id} role="group" aria-label={kind} data-alone={parts.length === 1 || undefined}>
              <Field label={say('refunds.pay.kind')}>
                <Select
                  options={takenKinds.map((id) => ({ id, label: say(`refunds.tender.${id}`) }))}
                  readOnly={locked}
                  value={part.kind}
                  onChange={(id) => write(part.id, { kind: takenKinds.find((one) => one === id) ?? part.kind })}
                />
              </Field>
              <PartAmount
                part={part}
                hint={hintOf(part)}
                error={wrong(mistakes[`${part.id}.amount`])}
                locked={locked}
                onWrite={(amount) => write(part.id, { amount })}
              />
              {parts.length > 1 && (
                <IconButton
                  icon="close"
                  label={say('refunds.pay.remove', { kind })}
                  disabled={locked}
                  onClick={() => onChange(parts.filter(({ id }) => id !== part.id))}
                />
              )}
              {needsReference(part.kind) && (
                <Field
                  label={say(`refunds.reference.${part.kind}`)}
                  required
                  error={wrong(mistakes[`${part.id}.reference`])}
                >
                  <TextInput
                    value={part.reference}
                    data-scan="accept"
                    autoComplete="off"
                    readOnly={locked}
                    maxLengthText={say('form.maxLength')}
                    onChange={(reference) => write(part.id, { reference })}
                  />
                </Field>
              )}
            </PartRow>
          );
        })}
        {mistakes['parts'] !== undefined && (
          <Text as="p" role="alert" tone="bad">
            {say('refunds.wrong.parts', { given: money(given), whole: money(whole) })}
          </Text>
        )}
        {way === 'out' && byGoods > 0 && (
          <Strip tone="neutral">{say('refunds.pay.goods', { amount: money(byGoods) })}</Strip>
        )}
        {others.length > 0 && (
          <Strip tone="warn">
            {say('refunds.pay.other', { kinds: others.map((kind) => say(`refunds.tender.${kind}`)).join(', ') })}
          </Strip>
        )}
      </Stack>
    </Card>
  );
}

/** Paid with a device or with goods that came back: none of it was money, so no way of money has room for it. */
const isOfGoods = (kind: string): boolean => kind === 'tradeIn' || kind === 'exchange';

type PartAmountProps = {
  part: Part;
  hint: string | undefined;
  error: string | undefined;
  locked: boolean;
  onWrite: (amount: number | null) => void;
};

function PartAmount({ part, hint, error, locked, onWrite }: PartAmountProps) {
  const say = useSay();
  const { locale } = useIntl();
  const currency = useSession().store.defaultCurrency;
  return (
    <Field label={say('refunds.amount')} required hint={hint} error={error}>
      <MoneyInput currency={currency} locale={locale} readOnly={locked} value={part.amount} onChange={onWrite} />
    </Field>
  );
}
