import { unitsToSell, type Sellable, type SellableUnit } from '@tilldesk/domain/sales';
import { Alert, Badge, Button, ItemList } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useScan } from '../../../scanning/useScan.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';

/** Number of digits shown of a code. The last digits are compared with the box. */
const SHOWN_DIGITS = 6;
const DAY_MS = 86_400_000;

/** A request to choose a unit: of a product, or with a code that ends with the given digits. */
export type UnitRequest = { title: string; productId?: string; ending?: string };

export type WhichUnitProps = {
  request: UnitRequest;
  customerId: string | null;
  onChoose: (item: Sellable) => void;
  onClose: () => void;
};

/** Lists the units in stock to choose from, the oldest first. Scanning one of them chooses it too. */
export function WhichUnit({ request: { title, ...query }, customerId, onChoose, onClose }: WhichUnitProps) {
  const t = useTranslate();
  const { money } = useFormats();
  const problems = useProblem();
  const { data, problem } = useAnswer(unitsToSell, { query: { ...query, ...(customerId && { customerId }) } });
  const units = data?.items ?? [];
  useScan(({ text }) => {
    const found = units.filter(({ item }) => item.unitCode?.endsWith(text.trim()));
    if (found.length === 1) {
      onChoose(found[0]!.item);
      return 'taken';
    }
    // Another code was scanned: the page below handles it.
    onClose();
    return 'passed';
  });
  return (
    <Dialog open title={t('sales.units.title')} description={title} closeLabel={t('sales.close')} onClose={onClose}>
      {problem && <Alert tone="bad">{problems.message(problem)}</Alert>}
      {data && units.length === 0 && <Alert>{t('sales.units.none')}</Alert>}
      <ItemList
        variant="filled"
        items={units.map((unit, at) => ({
          id: unit.item.unitId ?? '',
          lead: ending(unit),
          title: unit.item.unitLooks ?? unit.item.name,
          text: [
            query.productId === undefined ? unit.item.name : null,
            unit.grade && t('sales.units.grade', { grade: unit.grade }),
            unit.batteryHealth !== null && t('sales.units.battery', { percent: unit.batteryHealth }),
            t('sales.units.days', { count: daysSince(unit.receivedAt) }),
          ]
            .filter(Boolean)
            .join(' · '),
          value: (
            <>
              {at === 0 && units.length > 1 && <Badge tone="accent">{t('sales.units.oldest')}</Badge>}{' '}
              {money(unit.item.price)}
            </>
          ),
          action: (
            <Button
              size="s"
              aria-label={t('sales.units.take', { code: ending(unit) })}
              onClick={() => onChoose(unit.item)}
            >
              {t('sales.units.choose')}
            </Button>
          ),
        }))}
      />
    </Dialog>
  );
}

const ending = ({ item }: SellableUnit): string => `…${(item.unitCode ?? '').slice(-SHOWN_DIGITS)}`;
const daysSince = (at: string): number => Math.max(0, Math.floor((Date.now() - Date.parse(at)) / DAY_MS));
