import { lazy } from 'react';
import { ImportButton } from '../../kit/import/ImportButton.tsx';

// The dialog knows every heading of every system: it is fetched when somebody brings a file.
const Dialog = lazy(async () => ({ default: (await import('./ProductImportDialog.tsx')).ProductImportDialog }));

/** Brings products in by a file. */
export const ProductImport = () => <ImportButton dialog={Dialog} add="/product-management/add-product" />;
