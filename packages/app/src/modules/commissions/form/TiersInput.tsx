import type { CommissionBaseKind, CommissionTier } from '@tilldesk/domain/commissions';
import { Button, IconButton, Text } from '@tilldesk/ui';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { TierRow } from './Rows.styles.ts';
import { TotalBox, ValueBox } from './boxes.tsx';

type Props = {
  base: CommissionBaseKind;
  tiers: readonly CommissionTier[];
  onChange: (tiers: CommissionTier[]) => void;
};

/** Edits tiers. Each begins where the one before ends, so that only ends and values are typed; the last one is open. */
export function TiersInput({ base, tiers, onChange }: Props) {
  const t = useTranslate();
  const change = (index: number, changed: Partial<CommissionTier>) => {
    const next = tiers.map((tier, at) => (at === index ? { ...tier, ...changed } : tier));
    onChange(joined(next));
  };
  const add = () => {
    const last = tiers.at(-1) ?? { from: 0, to: null, value: 0 };
    onChange(joined([...tiers.slice(0, -1), { ...last, to: last.from }, { ...last, from: last.from, to: null }]));
  };
  return (
    <Stack>
      <TierRow aria-hidden>
        <Text tone="muted">{t('commissionRules.tier.from')}</Text>
        <Text tone="muted">{t('commissionRules.tier.to')}</Text>
        <Text tone="muted">{t('commissionRules.tier.value')}</Text>
      </TierRow>
      {tiers.map(({ from, to, value }, index) => {
        const number = index + 1;
        const isLast = number === tiers.length;
        const labelOf = (part: string) => `${t('commissionRules.tier.number', { number })}: ${part}`;
        return (
          // Tiers have no identity but their place.
          <TierRow key={number}>
            <TotalBox
              base={base}
              label={labelOf(t('commissionRules.tier.from'))}
              value={from}
              onChange={(next) => change(index, { from: next ?? 0 })}
            />
            {isLast ? (
              <Text tone="muted">{t('commissionRules.tier.open')}</Text>
            ) : (
              <TotalBox
                base={base}
                label={labelOf(t('commissionRules.tier.to'))}
                value={to}
                onChange={(next) => change(index, { to: next ?? 0 })}
              />
            )}
            <ValueBox
              base={base}
              label={labelOf(t('commissionRules.tier.value'))}
              value={value}
              onChange={(next) => change(index, { value: next ?? 0 })}
            />
            {tiers.length > 1 && (
              <IconButton
                icon="close"
                label={t('commissionRules.tier.remove', { number })}
                onClick={() => onChange(joined(tiers.filter((_, at) => at !== index)))}
              />
            )}
          </TierRow>
        );
      })}
      <Row>
        <Button size="s" icon="plus" disabled={tiers.length >= 10} onClick={add}>
          {t('commissionRules.tier.add')}
        </Button>
      </Row>
    </Stack>
  );
}

/** The last tier is open. */
const joined = (tiers: readonly CommissionTier[]): CommissionTier[] =>
  tiers.map((tier, index) =>
    index === tiers.length - 1 ? { ...tier, to: null } : { ...tier, to: tier.to ?? tier.from },
  );
