import { vendorImport } from '@tilldesk/domain/imports';
import { ImportDialog } from '../../import/ImportDialog.tsx';

/** The steps that import a file of vendors. */
export const VendorImportDialog = ({ onClose }: { onClose: () => void }) => (
  <ImportDialog of={vendorImport} onClose={onClose} />
);
