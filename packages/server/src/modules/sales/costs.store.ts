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
    const base = { lineId: line.id, warrantyDays: line.warranty_days, components: line.components };
    const movement = { line: line.id, product: line.product_id, quantity: -line.quantity };
    const unit = line.unit_id ? units.get(line.unit_id) : undefined;
    if (unit) {
      const cost = unit.unit_cost;
      const left = { ...movement, id: newId(now), unit: unit.id, value: -cost, balance: null };
      return { ...base, cost, movements: [left] };
    }
    let cost = 0;
    const movements = deductionsOf(line, at).map(({ productId: product, quantity }) => {
      const level = levels.get(product)!;
      const value = costOfTaking(
        { onHand: level.on_hand - level.deducted, value: level.value - level.deductedValue },
        quantity,
      );
      level.deducted += quantity;
      level.deductedValue += value;
      cost += value;
      const balance = level.on_hand - level.deducted;
      return { ...movement, id: newId(now), product, quantity: -quantity, unit: null, value: -value, balance };
    });
    return { ...base, cost, movements };
  });
}
