/** `@tilldesk/domain/shop`: the nouns, calls and rules of the modules. */
export { customers } from '../customers/customers.contract.ts';
export { customer, customerName, heardFrom, type Customer, type CustomerDraft } from '../customers/customers.entity.ts';
export { unreachable } from '../customers/customers.rules.ts';
export { dashboard } from '../dashboard/dashboard.contract.ts';
export {
  movementKinds,
  movements,
  openStock,
  stockByCategory,
  stockByProduct,
  units,
} from '../inventory/inventory.contract.ts';
export { liveStatuses, unit, unitStatuses, type Unit, type UnitStatus } from '../inventory/units.entity.ts';
export { categories, products } from '../products/products.contract.ts';
export {
  category,
  conditions,
  product,
  trackings,
  type Category,
  type Product,
  type ProductDraft,
  type Tracking,
} from '../products/products.entity.ts';
export {
  invoice,
  invoiceDraft,
  invoiceStatuses,
  tenderKinds,
  type Invoice,
  type InvoiceDraft,
  type InvoiceLine,
  type InvoiceRow,
  type InvoiceStatus,
  type LineDraft,
  type Payment,
  type Tender,
  type TenderKind,
} from '../sales/invoices.entity.ts';
export { findCustomers, findSellable, invoices, type Sellable } from '../sales/sales.contract.ts';
export { invoiceMoves, mayMove, settle, standing, type Settled } from '../sales/sales.rules.ts';
export { logout, ownSession, type OwnSession } from '../session/own.contract.ts';
export { login, user, type User } from '../session/session.contract.ts';
export { store, type Store } from '../stores/stores.entity.ts';
