import { money, quantity } from '@tilldesk/domain/fields';
import { openStock } from '@tilldesk/domain/inventory';
import { type Product } from '@tilldesk/domain/products';
import { action, type Action, type TextContext, type Values } from '../../../actions/action.ts';
import { call } from '../../../api/call.ts';
import { problemOfCodes, readUnitCodes } from './unitCodes.ts';
import { UnitCodesInput } from './UnitCodesInput.tsx';

type Stock = { onHand: number };

const common = {
  title: 'products.opening',
  text: 'products.opening.about',
  confirm: 'products.opening.save',
  cancel: 'products.opening.cancel',
  closeLabel: 'products.opening.cancel',
  unsure: { text: 'products.opening.unsure', again: 'products.opening.retry' },
  values: ({ name }: Product) => ({ product: name }),
  done: ({ onHand }: Stock, { name }: Product, { t, number }: TextContext) =>
    t('products.opening.saved', { product: name, onHand: number(onHand) }),
  refresh: ['products', 'inventory', 'units'],
} as const;

/** The cost of one piece; the hint shows the total cost of `piecesOf` the values entered so far. */
const unitCost = (piecesOf: (input: Values) => number) =>
  ({
    label: 'products.opening.unitCost',
    schema: money({ required: true }),
    missing: 'products.opening.needCost',
    hint: (_: Product, formats: TextContext, input: Values) => {
      const [cost, pieces] = [input['unitCost'], piecesOf(input)];
      if (typeof cost !== 'number' || pieces === 0) return '';
      return formats.t('products.opening.total', { amount: formats.money(cost * pieces) });
    },
  }) as const;

/** Enters the opening stock of a product that is tracked by quantity. */
export const openQuantity: Action<Product, Stock> = action({
  ...common,
  fields: {
    quantity: {
      label: 'products.opening.quantity',
      schema: quantity({ required: true, max: 100_000 }),
      missing: 'products.opening.needQuantity',
      check: (pieces, _, { t }) => (pieces < 1 ? t('products.opening.needQuantity') : undefined),
    },
    unitCost: unitCost((input) => Number(input['quantity'] ?? 0)),
  },
  send: ({ id: productId }, input, { key, id }) => call(openStock, { body: { id, productId, ...input } }, { key }),
});

/** Enters the opening stock of a product whose units have codes. */
export const openUnits: Action<Product, Stock> = action({
  ...common,
  size: 'l',
  fields: {
    units: {
      input: UnitCodesInput,
      initial: () => '',
      check: (typed, _, { t }) => problemOfCodes(readUnitCodes(typed), t),
    },
    unitCost: unitCost((input) => readUnitCodes(String(input['units'])).length),
  },
  send: ({ id: productId }, input, { key, id }) => {
    const units = readUnitCodes(input.units).map(({ code }) => ({ code }));
    return call(openStock, { body: { id, productId, unitCost: input.unitCost, units } }, { key });
  },
});
