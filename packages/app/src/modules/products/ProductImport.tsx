import { ImportButton } from '../../import/ImportButton.tsx';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

// The dialog includes the column headings of every supported system, so it loads only when a file is imported.
const Dialog = lazyPart(async () => (await import('./ProductImportDialog.tsx')).ProductImportDialog);

/** Button that imports products from a file. */
export const ProductImport = () => <ImportButton dialog={Dialog} add="/product-management/add-product" />;
