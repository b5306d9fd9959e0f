import type { vendors } from '../../../packages/domain/src/exports/vendors.ts';
import type { Input } from '../../../packages/domain/src/exports/contract.ts';
import { vendorId } from './shopIds.ts';

const none = { isCarrier: false, isDistributor: false, active: true, country: 'US', preferredLanguage: 'en' } as const;

/** The vendors of the stories' shop. */
export const vendorRows: Input<typeof vendors.create>['body'][] = [
  {
    ...none,
    id: vendorId(1),
    name: 'Northline Distribution',
    contactName: 'Priya Raman',
    phone: '+12015550182',
    email: 'orders@northline.example',
    street: '220 Dock Road',
    city: 'Newark',
    state: 'NJ',
    postalCode: '07105',
    accountNo: 'HS-4471',
    termsDays: 30,
    leadDays: 5,
    isDistributor: true,
    rmaWindowDays: 60,
    rmaEmail: 'returns@northline.example',
    notes: 'Delivers on Tuesdays and Fridays before noon.\nRing at the back door.',
  },
  {
    ...none,
    id: vendorId(2),
    name: 'Casebay Accessories',
    contactName: 'Tom Ekholm',
    phone: '+13125550117',
    email: 'tom@casebay.example',
    termsDays: 14,
    leadDays: 3,
    city: 'Chicago',
  },
  { ...none, id: vendorId(3), name: 'Telcora Wireless', phone: '+18005550140', isCarrier: true, city: 'Dallas' },
  {
    ...none,
    id: vendorId(4),
    name: 'Old Harbor Parts',
    phone: '+17185550166',
    active: false,
    notes: 'Closed in 2025.',
  },
];
