import { productImport } from '@tilldesk/domain/stock';
import { ImportDialog } from '../../import/ImportDialog.tsx';

/** The steps by which a file of products comes in. */
export const ProductImportDialog = ({ onClose }: { onClose: () => void }) => (
  <ImportDialog of={productImport} onClose={onClose} />
);
