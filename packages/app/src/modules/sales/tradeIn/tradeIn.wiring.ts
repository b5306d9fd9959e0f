import { findSellable } from '@tilldesk/domain/sales';
import { tradeIns, type TradeIn, type TradeInDraft } from '@tilldesk/domain/tradeIns';
import type { LoadOptions, Option } from '@tilldesk/ui/select';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import type { TradeInProduct } from './tradeInEntry.ts';

type ProductOption = Option & { price: number };

/** Finds products with an IMEI or a serial number, by words or by a code. */
export const loadTradeInProducts: LoadOptions = async ({ text, signal }) => {
  if (text.trim() === '') return { items: [], more: false };
  const { exact, items } = await call(findSellable, { query: { text } }, { signal });
  const found = exact === null ? items : [exact];
  const options = found
    .filter(({ tracking }) => tracking === 'serialized')
    .map(({ productId, name, sku, price }): ProductOption => ({ id: productId, label: name, hint: sku, price }));
  return { items: options, more: false };
};

/** Returns the product of the selected option. */
export const pickedProduct = (option: Option | null): TradeInProduct | null =>
  option && { id: option.id, name: option.label, price: isProductOption(option) ? option.price : 0 };

const isProductOption = (option: Option): option is ProductOption => 'price' in option;

/** Saves an offer. Throws `ApiProblem`. */
export async function sendOffer(draft: TradeInDraft): Promise<TradeIn> {
  const saved = await call(tradeIns.offer, { body: draft });
  refresh('trade-ins');
  return saved;
}

/** Removes an offer. Throws `ApiProblem`. */
export async function discardOffer(id: string): Promise<void> {
  await call(tradeIns.discard, { params: { id } });
  refresh('trade-ins');
}

/** Resources to refresh after a device was bought without a sale or the purchase was reversed. */
export const touches = ['trade-ins', 'customers', 'units', 'products'] as const;

/** Buys a device without a sale. Throws `ApiProblem`. */
export async function buyAlone({ id, version }: TradeIn, key: string): Promise<TradeIn> {
  const bought = await call(tradeIns.accept, { params: { id }, body: { version } }, { key });
  for (const resource of touches) refresh(resource);
  return bought;
}
