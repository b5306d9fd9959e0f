import { can } from '@tilldesk/domain/rights';
import { goodsConditions, refundReasons, type GoodsWay } from '@tilldesk/domain/shop';
import { Field, MoneyInput, TextInput } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { Fields } from '../refunds.styles.ts';
import type { Mistake, Mistakes } from './mistakes.ts';
import type { Choice } from './refunding.ts';

type ChoiceFieldsProps = {
  /** Where its mistakes are noted. */
  place: string;
  choice: Choice;
  ways: readonly GoodsWay[];
  /** What the policy on the invoice keeps of it. */
  owed: number;
  mistakes: Mistakes;
  locked: boolean;
  onWrite: (change: Partial<Choice>) => void;
  /** What is asked of this line alone. */
  children?: ReactNode;
};

/** What is asked of goods that come back: why, what becomes of them, how they look, what the shop keeps. */
export function ChoiceFields(props: ChoiceFieldsProps) {
  const { place, choice, ways, owed, mistakes, locked, onWrite, children } = props;
  const say = useSay();
  const { money } = useFormats();
  const { locale } = useIntl();
  const { store, permissions } = useSession();
  const currency = store.defaultCurrency;
  const isLess = (choice.fee ?? owed) < owed;
  const mayKeepLess = can(permissions, 'Refunds & Exchanges', 'update');
  const wrong = useWrong();
  const isPriceAlone = choice.quantity === 0;
  const comesBack = choice.back !== 'none';
  return (
    <Fields>
      {choice.amount !== null && (
        <Field
          label={say('refunds.line.amount')}
          required
          hint={say('refunds.line.amount.hint')}
          error={wrong(mistakes[`${place}.amount`])}
        >
          <MoneyInput
            currency={currency}
            locale={locale}
            readOnly={locked}
            value={choice.amount === 0 ? null : choice.amount}
            onChange={(amount) => onWrite({ amount: amount ?? 0 })}
          />
        </Field>
      )}
      <Field label={say('refunds.line.reason')} required error={wrong(mistakes[`${place}.reason`])}>
        <Select
          options={refundReasons.map((id) => ({ id, label: say(`refunds.reason.${id}`) }))}
          placeholder={say('form.choose')}
          readOnly={locked}
          value={choice.reason}
          onChange={(id) => onWrite({ reason: refundReasons.find((one) => one === id) ?? null })}
        />
      </Field>
      {!isPriceAlone && (
        <Field label={say('refunds.line.back')} required>
          <Select
            options={ways.map((id) => ({ id, label: say(`refunds.way.${id}`) }))}
            readOnly={locked || ways.length === 1}
            value={choice.back}
            onChange={(id) => onWrite({ back: ways.find((one) => one === id) ?? choice.back })}
          />
        </Field>
      )}
      {comesBack && (
        <Field label={say('refunds.line.condition')}>
          <Select
            options={goodsConditions.map((id) => ({ id, label: say(`refunds.condition.${id}`) }))}
            placeholder={say('form.notSaid')}
            clearable
            readOnly={locked}
            value={choice.condition}
            onChange={(id) => onWrite({ condition: goodsConditions.find((one) => one === id) ?? null })}
            onClear={() => onWrite({ condition: null })}
          />
        </Field>
      )}
      {!isPriceAlone && (
        <Field
          label={say('refunds.line.fee')}
          hint={owed > 0 && say('refunds.line.fee.owed', { fee: money(owed) })}
          error={wrong(mistakes[`${place}.fee`])}
        >
          <MoneyInput
            currency={currency}
            locale={locale}
            readOnly={locked}
            value={choice.fee ?? (owed > 0 ? owed : null)}
            onChange={(fee) => onWrite({ fee: fee ?? (owed > 0 ? 0 : null) })}
          />
        </Field>
      )}
      {isLess && (
        <Field
          label={say('refunds.line.feeReason')}
          required
          hint={!mayKeepLess && say('refunds.line.fee.approval')}
          error={wrong(mistakes[`${place}.feeReason`])}
        >
          <TextInput
            autoComplete="off"
            maxLengthText={say('form.maxLength')}
            readOnly={locked}
            value={choice.feeReason}
            onChange={(feeReason) => onWrite({ feeReason })}
          />
        </Field>
      )}
      {children}
    </Fields>
  );
}

/** The sentence of a mistake; none where nothing is wrong. */
export function useWrong(): (mistake: Mistake | undefined) => string | undefined {
  const say = useSay();
  const problems = useProblem();
  return (mistake) => {
    if (mistake === undefined) return undefined;
    return mistake === 'required' ? problems.field({ code: 'required', message: '' }) : say(`refunds.wrong.${mistake}`);
  };
}
