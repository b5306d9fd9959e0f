import { vendorImport } from '@tilldesk/domain/stock';
import { ImportDialog } from '../../import/ImportDialog.tsx';

/** The steps that import a file of vendors. */
export const VendorImportDialog = ({ onClose }: { onClose: () => void }) => (
  <ImportDialog of={vendorImport} onClose={onClose} />
);
