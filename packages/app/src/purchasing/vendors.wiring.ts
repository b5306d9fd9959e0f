import { vendors, type Vendor } from '@tilldesk/domain/vendors';
import type { LoadOptions, Option } from '@tilldesk/ui/select';
import { call } from '../api/call.ts';

/** A vendor in a picker; days are null where the vendor has none. */
export type VendorOption = Option & { termsDays: number | null; leadDays: number | null };

export const vendorOption = ({ id, name, contactName, phone, termsDays, leadDays }: Vendor): VendorOption => ({
  id,
  label: name,
  hint: contactName ?? phone ?? undefined,
  termsDays,
  leadDays,
});

/** Converts a picker's option to a vendor option; the terms are null when the option comes from elsewhere. */
export const asVendor = (option: Option): VendorOption => ({
  ...option,
  termsDays: 'termsDays' in option && typeof option.termsDays === 'number' ? option.termsDays : null,
  leadDays: 'leadDays' in option && typeof option.leadDays === 'number' ? option.leadDays : null,
});

/** Loads one page of active vendors for a picker. */
export const loadVendors: LoadOptions = async ({ text, page, signal }) => {
  const query = { search: text, page, limit: 20, active: 'true', sort: 'name' } as const;
  const { items, pagination } = await call(vendors.list, { query }, { signal });
  return { items: items.map(vendorOption), more: pagination.hasNextPage };
};
