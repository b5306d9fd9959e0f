import type { FastifyInstance } from 'fastify';
import { newId } from '../database/new-id.ts';
import { OPENED, type SmallShop } from './small-shop.ts';
import type { Person } from './till.ts';
import { uploadPicture } from './uploads.ts';

/**
 * Creates one of each catalogue record: a tax, a price rule, a bundle with a picture, a variant group with the phone.
 */
export async function fillCatalogue(app: FastifyInstance, admin: Person, shop: SmallShop): Promise<void> {
  const post = async (path: string, draft: object) => {
    const id = newId(OPENED);
    const { status, text } = await admin.request('POST', path, { id, ...draft });
    if (status !== 200) throw new Error(text);
    return id;
  };
  const { categoryId } = Object((await admin.request('GET', `/products/${shop.cable}`)).body) as { categoryId: string };
  const taxId = await post('/taxes', { name: 'City', rate: '0.05' });
  // Inactive, so that no price of the shop changes.
  const off = { kind: 'percent', rate: '0.1', priority: 0, active: false };
  await post('/price-rules', { name: 'Sale', scope: 'product', productId: shop.cable, ...off });
  await post('/products', {
    name: 'Two cables',
    sku: 'KIT',
    categoryId,
    condition: 'new',
    tracking: 'none',
    price: 3_500,
    taxId,
    taxRate: '0.05',
    barcodes: [],
    active: true,
    images: [await uploadPicture(app, admin.token)],
    components: [{ productId: shop.cable, quantity: 2 }],
  });
  const group = {
    name: 'Phone X',
    axes: [{ axis: 'color', values: ['Black'] }],
    base: { color: 'Black' },
    variants: [],
  };
  const saved = await admin.request('POST', `/variant-groups/${newId(OPENED)}`, {
    ...group,
    version: null,
    baseId: shop.phone,
  });
  if (saved.status !== 200) throw new Error(saved.text);
}
