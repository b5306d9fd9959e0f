import { goodsConditions, refundReasons, type GoodsWay } from '@tilldesk/domain/shop';
import { Field, MoneyInput } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { useIntl } from 'react-intl';
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
  mistakes: Mistakes;
  locked: boolean;
  onWrite: (change: Partial<Choice>) => void;
};

/** What is asked of goods that come back: why, what becomes of them, how they look, what the shop keeps. */
export function ChoiceFields({ place, choice, ways, mistakes, locked, onWrite }: ChoiceFieldsProps) {
  const say = useSay();
  const { locale } = useIntl();
  const currency = useSession().store.defaultCurrency;
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
        <Field label={say('refunds.line.fee')} error={wrong(mistakes[`${place}.fee`])}>
          <MoneyInput
            currency={currency}
            locale={locale}
            readOnly={locked}
            value={choice.fee}
            onChange={(fee) => onWrite({ fee })}
          />
        </Field>
      )}
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
