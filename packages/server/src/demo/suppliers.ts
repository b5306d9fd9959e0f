import type { VendorDraft } from '@tilldesk/domain/stock';
import type { Item } from './catalogue.ts';
import { idAt } from './ids.ts';
import vendorList from './lists/vendors.json' with { type: 'json' };
import type { Random } from './random.ts';

/** A vendor of the demo, and the brands that are bought from them. */
export type VendorPlan = { id: string; brands: readonly string[]; draft: VendorDraft };

/** Makes the vendors of a business, all of them there since `at`. */
export const suppliersOf = (at: string, random: Random): VendorPlan[] =>
  vendorList.map(({ brands, language, ...vendor }) => ({
    id: idAt(at, random),
    brands,
    draft: {
      isCarrier: false,
      ...vendor,
      country: 'US',
      preferredLanguage: language === 'es' ? 'es' : 'en',
      rmaWindowDays: vendor.isDistributor ? 30 : 14,
      rmaEmail: vendor.email.replace(/^[^@]+/, 'returns'),
      active: true,
    },
  }));

/** Whom an article is bought from: who has its brand, else the first. */
export function supplierOf(vendors: readonly VendorPlan[], item: Item): VendorPlan {
  const { brand } = item.draft;
  const [first] = vendors;
  const found = vendors.find(({ brands }) => brands.some((one) => one === brand)) ?? first;
  if (!found) throw new Error('suppliers: a business has a vendor');
  return found;
}
