import { ImportButton } from '../../import/ImportButton.tsx';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

// The dialog includes the column headings of every supported system, so it loads only when a file is imported.
const Dialog = lazyPart(async () => (await import('./VendorImportDialog.tsx')).VendorImportDialog);

/** Button that imports vendors from a file. */
export const VendorImport = () => <ImportButton dialog={Dialog} add="/vendor-management/add-vendor" />;
