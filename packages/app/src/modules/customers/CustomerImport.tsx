import { ImportButton } from '../../import/ImportButton.tsx';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

// The dialog includes the column headings of every supported system, so it loads only when a file is imported.
const Dialog = lazyPart(async () => (await import('./CustomerImportDialog.tsx')).CustomerImportDialog);

/** Button that imports customers from a file. */
export const CustomerImport = () => <ImportButton dialog={Dialog} add="/customer-management/add-customer" />;
