import { customerImport } from '@tilldesk/domain/imports';
import { ImportDialog } from '../../import/ImportDialog.tsx';

/** The steps that import a file of customers. */
export const CustomerImportDialog = ({ onClose }: { onClose: () => void }) => (
  <ImportDialog of={customerImport} onClose={onClose} />
);
