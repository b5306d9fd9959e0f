import { vendors, type Vendor } from '@tilldesk/domain/vendors';
import { PlaceInput } from '../../addresses/PlaceInput.tsx';
import { resource, type Resource } from '../../resource/resource.ts';
import { VendorBalance } from './cells.tsx';
import { VendorImport } from './VendorImport.tsx';

/** The vendors resource: list, form, and details. */
export const vendorsResource: Resource<Vendor> = resource(vendors, {
  at: '/vendor-management',
  icon: 'truck',
  list: {
    columns: ['name', 'contactName', 'phone', 'balance', 'openOrders', 'credits', 'lastOrderAt'],
    more: ['email', 'accountNo', 'termsDays', 'leadDays', 'city', 'active', 'createdAt'],
    kinds: { balance: 'money', credits: 'money', lastOrderAt: 'date', createdAt: 'date' },
    widths: { name: 240, phone: 160, openOrders: 116 },
    cells: { balance: VendorBalance },
    costs: ['balance', 'credits', 'owed'],
    sort: 'name',
    filters: ['owed', 'active'],
    totals: { amount: 'balance' },
    actions: VendorImport,
    watch: ['purchases'],
  },
  form: {
    sections: [
      { title: 'vendors.who', fields: ['name', 'contactName', 'phone', 'email', 'preferredLanguage', 'active'] },
      {
        title: 'vendors.address',
        fields: ['street', 'country', 'state', 'city', 'postalCode'],
        combined: { fields: ['country', 'state', 'city'], input: PlaceInput },
      },
      {
        title: 'vendors.buying',
        fields: ['accountNo', 'taxId', 'termsDays', 'leadDays', 'isDistributor', 'isCarrier'],
      },
      {
        title: 'vendors.returns',
        about: 'vendors.returns.about',
        fields: ['rmaWindowDays', 'rmaEmail', 'rmaApproval'],
      },
      { title: 'vendors.bank', fields: ['bankName', 'bankRouting', 'bankAccount'] },
      { title: 'vendors.notes', fields: ['notes'] },
    ],
    blank: () => ({ active: true }),
    hints: {
      termsDays: 'vendors.hint.termsDays',
      leadDays: 'vendors.hint.leadDays',
      active: 'vendors.hint.active',
      preferredLanguage: 'vendors.hint.preferredLanguage',
    },
  },
  details: {
    sections: [
      {
        title: 'vendors.contact',
        fields: ['contactName', 'phone', 'email', 'street', 'city', 'state', 'postalCode', 'country'],
      },
      {
        title: 'vendors.buying',
        fields: ['accountNo', 'taxId', 'termsDays', 'leadDays', 'preferredLanguage', 'isDistributor', 'isCarrier'],
      },
      { title: 'vendors.bank', fields: ['bankName', 'bankRouting', 'bankAccount'] },
      { title: 'vendors.returns', fields: ['rmaWindowDays', 'rmaEmail', 'rmaApproval'] },
    ],
    kinds: { country: 'country' },
  },
});
