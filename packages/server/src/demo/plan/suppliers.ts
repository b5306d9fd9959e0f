import type { VendorDraft } from '@tilldesk/domain/vendors';
import type { Item } from '../articles/catalogue.ts';
import { idAt } from './ids.ts';
import vendorList from '../lists/vendors.json' with { type: 'json' };
import type { Random } from '../random.ts';

/** A vendor of the demo, and the brands that they supply. */
export type VendorPlan = { id: string; brands: readonly string[]; draft: VendorDraft };

/** Returns the vendors of a business, all created at `at`. */
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

/** Returns the vendor of an article: the one with its brand, otherwise the first. */
export function supplierOf(vendors: readonly VendorPlan[], item: Item): VendorPlan {
  const { brand } = item.draft;
  const [first] = vendors;
  const found = vendors.find(({ brands }) => brands.some((one) => one === brand)) ?? first;
  if (!found) throw new Error('suppliers: a business has a vendor');
  return found;
}
