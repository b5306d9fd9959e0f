import { ImportButton } from '../../import/ImportButton.tsx';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

// The dialog knows every heading of every system: it is fetched when somebody brings a file.
const Dialog = lazyPart(async () => (await import('./VendorImportDialog.tsx')).VendorImportDialog);

/** Brings vendors in by a file. */
export const VendorImport = () => <ImportButton dialog={Dialog} add="/vendor-management/add-vendor" />;
