import { ImportButton } from '../../import/ImportButton.tsx';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

// The dialog knows every heading of every system: it is fetched when somebody brings a file.
const Dialog = lazyPart(async () => (await import('./ProductImportDialog.tsx')).ProductImportDialog);

/** Brings products in by a file. */
export const ProductImport = () => <ImportButton dialog={Dialog} add="/product-management/add-product" />;
