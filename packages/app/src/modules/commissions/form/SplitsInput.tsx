import { WHOLE, type CommissionSplit } from '@tilldesk/domain/commissions';
import { Button, Checkbox, IconButton, Text } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { Row, Stack } from '../../../page/flow.styles.ts';
import type { CombinedInputProps } from '../../../resource/resource.ts';
import { useSelectTexts } from '../../../resource/form/useSelectTexts.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { BasisPointsInput } from './BasisPointsInput.tsx';
import { ShareRow } from './Rows.styles.ts';
import { Rows } from './Rows.tsx';
import { useRuleChoices } from './choices.tsx';

const SALESPERSON = 'salesperson';
const idOf = (userId: string | null) => userId ?? SALESPERSON;

/** Input for the shares of a commission: the salesperson and other people, together 100 %. */
export function SplitsInput({ values, onChange, errors, fieldIds }: CombinedInputProps) {
  const t = useTranslate();
  const splits = Array.isArray(values['splits']) ? (values['splits'] as CommissionSplit[]) : [];
  const set = (next: CommissionSplit[] | null) => onChange({ splits: next });
  const isSplit = splits.length > 0;
  return (
    <Stack>
      <Checkbox
        label={t('commissionRules.split')}
        checked={isSplit}
        onChange={(split) => set(split ? [{ userId: null, share: WHOLE }] : null)}
      />
      {isSplit && (
        <Rows id={fieldIds['splits']} label={t('field.commissionRule.splits')} error={errors['splits']}>
          <Shares splits={splits} onChange={set} />
        </Rows>
      )}
    </Stack>
  );
}

function Shares({
  splits,
  onChange,
}: {
  splits: readonly CommissionSplit[];
  onChange: (splits: CommissionSplit[]) => void;
}) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const { percent } = useFormats();
  const people = useRuleChoices().people.map(({ id, name }) => ({ id, label: name }));
  const options = [{ id: SALESPERSON, label: t('commissionRules.split.salesperson') }, ...people];
  const change = (index: number, changed: Partial<CommissionSplit>) =>
    onChange(splits.map((split, at) => (at === index ? { ...split, ...changed } : split)));
  const sum = splits.reduce((all, { share }) => all + share, 0);
  const unused = people.find(({ id }) => splits.every(({ userId }) => userId !== id));
  return (
    <Stack>
      {splits.map(({ userId, share }, index) => (
        <ShareRow key={userId}>
          <Select
            aria-label={t('commissionRules.split.person')}
            texts={texts}
            options={options.filter(({ id }) => id === idOf(userId) || splits.every((one) => idOf(one.userId) !== id))}
            value={idOf(userId)}
            onChange={(id) => change(index, { userId: id === SALESPERSON ? null : id })}
          />
          <BasisPointsInput
            label={t('commissionRules.split.share')}
            value={share}
            onChange={(next) => change(index, { share: next ?? 0 })}
          />
          {splits.length > 1 && (
            <IconButton
              icon="close"
              label={t('commissionRules.split.remove', { number: index + 1 })}
              onClick={() => onChange(splits.filter((_, at) => at !== index))}
            />
          )}
        </ShareRow>
      ))}
      <Row>
        <Button
          size="s"
          icon="plus"
          disabled={splits.length >= 6 || unused === undefined}
          onClick={() => unused && onChange([...splits, { userId: unused.id, share: Math.max(1, WHOLE - sum) }])}
        >
          {t('commissionRules.split.add')}
        </Button>
        <Text tone={sum === WHOLE ? 'muted' : 'bad'}>
          {t('commissionRules.split.sum', { sum: percent(sum / WHOLE) })}
        </Text>
      </Row>
    </Stack>
  );
}
