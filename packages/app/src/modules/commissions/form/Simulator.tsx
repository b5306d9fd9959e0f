import { commissionRule, commissionRules } from '@tilldesk/domain/commissions';
import type { Answer } from '@tilldesk/domain/contract';
import { addDays, dayOf, presetRange } from '@tilldesk/domain/time';
import { Alert, Button, Checkbox, Text } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { DataTable, type Column } from '@tilldesk/ui/table';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { call } from '../../../api/call.ts';
import { useMutation } from '../../../api/useMutation.ts';
import { Stack } from '../../../page/flow.styles.ts';
import type { CombinedInputProps } from '../../../resource/resource.ts';
import { useSelectTexts } from '../../../resource/form/useSelectTexts.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { ShareRow } from './Rows.styles.ts';

type Simulated = Answer<typeof commissionRules.simulate>;

/** Switches a rule on, after trying it: what people would have earned with it in a past month, beside what they did. */
export function Simulator({ values, onChange, record }: CombinedInputProps) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const problems = useProblem();
  const months = useMonths();
  const [month, setMonth] = useState(months[0]?.id ?? '');
  const [done, setDone] = useState<{ of: string; answer: Simulated } | null>(null);
  const mutation = useMutation();
  const typed = commissionRule.draft.safeParse(Object.fromEntries(fieldsOf(values)));
  const order = JSON.stringify([month, typed.data]);
  const simulate = async () => {
    if (!typed.success) return;
    const body = { ruleId: record?.id ?? null, rule: typed.data, month };
    const answer = await mutation.run(body, () => call(commissionRules.simulate, { body }));
    if (answer) setDone({ of: order, answer });
  };
  return (
    <Stack>
      <Checkbox
        label={t('field.commissionRule.active')}
        checked={values['active'] === true}
        onChange={(active) => onChange({ active })}
      />
      <Text tone="muted">{t('commissionRules.simulate.about')}</Text>
      <ShareRow>
        <Select
          aria-label={t('commissionRules.simulate.month')}
          texts={texts}
          options={months}
          value={month}
          onChange={(next) => next !== null && setMonth(next)}
        />
        <Button busy={mutation.busy} disabled={!typed.success} onClick={() => void simulate()}>
          {t('commissionRules.simulate')}
        </Button>
      </ShareRow>
      {mutation.problem && <Alert tone="bad">{problems.message(mutation.problem)}</Alert>}
      {done && done.of !== order && <Alert tone="warn">{t('commissionRules.simulate.changed')}</Alert>}
      {done && <Result answer={done.answer} />}
    </Stack>
  );
}

/** The fields of the rule among the values of the form. */
const fieldsOf = (values: Readonly<Record<string, unknown>>) =>
  Object.keys(commissionRule.fields).map((name) => [name, values[name] ?? null]);

/** The last twelve months, the current one first. */
function useMonths(): { id: string; label: string }[] {
  const { timeZone } = useSession().store;
  const { formatDate } = useIntl();
  const [today] = useState(() => dayOf(new Date(), timeZone));
  const months: string[] = [];
  for (let day = today; months.length < 12; day = addDays(months.at(-1)!, -1)) {
    months.push(presetRange('thisMonth', day).from);
  }
  return months.map((id) => ({ id, label: formatDate(id, { month: 'long', year: 'numeric', timeZone: 'UTC' }) }));
}

function Result({ answer: { items, invoices } }: { answer: Simulated }) {
  const t = useTranslate();
  const { money } = useFormats();
  type Item = Simulated['items'][number];
  const amount = (id: string, header: string, of: (item: Item) => number): Column<Item> => ({
    id,
    header,
    align: 'end',
    cell: (item) => money(of(item)),
  });
  return (
    <Stack role="status">
      <DataTable
        label={t('commissionRules.simulate.would')}
        rows={items}
        rowId={({ userId }) => userId}
        columns={[
          { id: 'name', header: t('commissions.person'), cell: ({ name }) => name },
          amount('earned', t('commissionRules.simulate.earned'), (item) => item.earned),
          amount('would', t('commissionRules.simulate.would'), (item) => item.total),
          amount('byRule', t('commissionRules.simulate.byRule'), (item) => item.byRule),
          amount('difference', t('commissionRules.simulate.difference'), (item) => item.total - item.earned),
        ]}
        empty={<Text tone="muted">{t('commissionRules.simulate.none')}</Text>}
      />
      <Text tone="muted">{t('commissionRules.simulate.result', { invoices })}</Text>
    </Stack>
  );
}
