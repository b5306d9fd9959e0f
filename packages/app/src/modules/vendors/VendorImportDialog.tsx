import { vendorImport } from '@tilldesk/domain/stock';
import { ImportDialog } from '../../import/ImportDialog.tsx';

/** The steps by which a file of vendors comes in. */
export const VendorImportDialog = ({ onClose }: { onClose: () => void }) => (
  <ImportDialog of={vendorImport} onClose={onClose} />
);
