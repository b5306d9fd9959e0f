/** `@tilldesk/domain/vendors`: vendors. */
export {
  ATTACHMENTS_MAX,
  purchaseAttachments,
  vendorAttachments,
  type Attachment,
  type AttachmentsCalls,
} from '../vendors/attachments.contract.ts';
export {
  adjustVendorBalance,
  changeVendorProduct,
  openVendorBills,
  payVendor,
  vendorEntryKinds,
  vendorFigures,
  vendorLedger,
  vendorPaymentMethods,
  vendors,
  vendorStatement,
  vendorSupplies,
  type VendorEntry,
  type VendorEntryKind,
  type VendorPaymentDraft,
  type VendorPaymentMethod,
} from '../vendors/vendors.contract.ts';
export { vendor, type Vendor, type VendorDraft } from '../vendors/vendors.entity.ts';
