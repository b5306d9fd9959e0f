import { productImport } from '@tilldesk/domain/imports';
import { ImportDialog } from '../../import/ImportDialog.tsx';

/** The steps that import a file of products. */
export const ProductImportDialog = ({ onClose }: { onClose: () => void }) => (
  <ImportDialog of={productImport} onClose={onClose} />
);
