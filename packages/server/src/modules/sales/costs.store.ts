import { costOfTaking } from '@tilldesk/domain/products';
import { newId } from '../../database/new-id.ts';
import { deductionsOf, type LevelForSale, type UnitForSale } from './draft/items.store.ts';
import type { PostLine } from './checkout/posting.store.ts';

type Cost = Pick<PostLine, 'components'> & {
  lineId: string;
  cost: number;
  warrantyDays: number | null;
  movements: object[];
};

/**
 * Returns the cost of each line's goods, frozen when they leave stock: the unit's own cost, or the moving average to the last
 * cent.
 */
export function costsOf(
  now: string,
  lines: readonly PostLine[],
  units: ReadonlyMap<string, UnitForSale>,
  levels: ReadonlyMap<string, LevelForSale>,
): Cost[] {
  return lines.map((line, at): Cost => {
    const base = { lineId: line.id, warrantyDays: line.warrantyDays, components: line.components };
    const movement = { line: line.id, product: line.productId, quantity: -line.quantity };
    const unit = line.unitId ? units.get(line.unitId) : undefined;
    if (unit) {
      const cost = unit.unitCost;
      const left = { ...movement, id: newId(now), unit: unit.id, value: -cost, balance: null };
      return { ...base, cost, movements: [left] };
    }
    let cost = 0;
    const movements = deductionsOf(line, at).map(({ productId: product, quantity }) => {
      const level = levels.get(product)!;
      const value = costOfTaking(
        { onHand: level.onHand - level.deducted, value: level.value - level.deductedValue },
        quantity,
      );
      level.deducted += quantity;
      level.deductedValue += value;
      cost += value;
      const balance = level.onHand - level.deducted;
      return { ...movement, id: newId(now), product, quantity: -quantity, unit: null, value: -value, balance };
    });
    return { ...base, cost, movements };
  });
}
