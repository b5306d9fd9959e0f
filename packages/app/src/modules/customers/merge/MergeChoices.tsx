import {
  type Customer,
  mergeParts,
  type MergeMoves,
  type MergePart,
  type MergePicks,
  type MergePreview,
} from '@tilldesk/domain/customers';
import { Card, Field, ItemList, RadioGroup, Text } from '@tilldesk/ui';
import { Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useNounLabels } from '../../../resource/useResourceTexts.ts';

type MergeChoicesProps = { preview: MergePreview; picks: MergePicks; onPick: (picks: MergePicks) => void };

/** Shows what a merge moves, and the fields where a value must be chosen. */
export function MergeChoices({
  preview: { stays, goes: source, differences, moves },
  picks,
  onPick,
}: MergeChoicesProps) {
  const t = useTranslate();
  const partText = usePartText();
  // A value that only one customer has needs no choice, except a consent, which is never transferred automatically.
  const choices = differences.filter(
    ({ part }) => part === 'consent' || (partText(part, stays) !== '' && partText(part, source) !== ''),
  );
  return (
    <Stack>
      <Card title={t('customers.merge.moves', { name: stays.name })}>
        <Moved moves={moves} />
      </Card>
      {choices.length > 0 && (
        <Card title={t('customers.merge.differences')} hint={t('customers.merge.differencesText')}>
          <Stack>
            {choices.map(({ part, pick }) => (
              <Field key={part} label={t(`customers.merge.part.${part}`)}>
                <RadioGroup
                  orientation="horizontal"
                  value={picks[part] ?? pick}
                  onChange={(value) => onPick({ ...picks, [part]: value === 'theirs' ? 'theirs' : 'mine' })}
                  choices={[
                    {
                      id: 'mine',
                      label: partText(part, stays) || t('customers.merge.blank'),
                      hint: t('customers.merge.stays'),
                    },
                    {
                      id: 'theirs',
                      label: partText(part, source) || t('customers.merge.blank'),
                      hint: t('customers.merge.goes'),
                    },
                  ]}
                />
              </Field>
            ))}
          </Stack>
        </Card>
      )}
      <Text as="p" tone="muted">
        {t('customers.merge.united')}
      </Text>
    </Stack>
  );
}

function Moved({ moves }: { moves: MergeMoves }) {
  const t = useTranslate();
  const { money, number } = useFormats();
  const counted = (['invoices', 'drafts', 'devices', 'adjustments', 'reservations', 'notes', 'links'] as const).filter(
    (kind) => moves[kind] > 0,
  );
  const items = [
    ...counted.map((kind) => ({
      id: kind,
      title: t(`customers.merge.move.${kind}`),
      value: number(moves[kind]),
    })),
    ...(moves.storeCredit > 0
      ? [{ id: 'storeCredit', title: t('customers.merge.move.storeCredit'), value: money(moves.storeCredit) }]
      : []),
  ];
  if (items.length === 0) return <Text tone="muted">{t('customers.merge.move.nothing')}</Text>;
  return <ItemList items={items} />;
}

/** Returns a function that formats a field of a customer for display; empty when it has no value. */
function usePartText(): (part: MergePart, of: Customer) => string {
  const t = useTranslate();
  const labels = useNounLabels('customer');
  const { money, day } = useFormats();
  const one = (name: (typeof mergeParts)[MergePart][number], of: Customer): string => {
    const value = of[name];
    if (value === null || value === false) return '';
    if (value === true) return labels.field(name);
    if (name === 'taxExemptFileId') return t('customers.paper.name');
    if (name === 'creditLimit') return money(Number(value));
    if (name === 'birthday' || name === 'taxExemptExpires') return day(String(value));
    if (name === 'preferredLanguage' || name === 'hearAboutUs') return labels.choice(name, String(value));
    return String(value);
  };
  return (part, of) => {
    const separator = part === 'name' ? ' ' : ', ';
    const text = mergeParts[part].map((name) => one(name, of)).filter(Boolean);
    return text.join(separator);
  };
}
