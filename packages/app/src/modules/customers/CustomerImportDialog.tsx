import { customerImport } from '@tilldesk/domain/stock';
import { ImportDialog } from '../../import/ImportDialog.tsx';

/** The steps by which a file of customers comes in. */
export const CustomerImportDialog = ({ onClose }: { onClose: () => void }) => (
  <ImportDialog of={customerImport} onClose={onClose} />
);
