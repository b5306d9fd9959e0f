import { ImportButton } from '../../import/ImportButton.tsx';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

// The dialog knows every heading of every system: it is fetched when somebody brings a file.
const Dialog = lazyPart(async () => (await import('./CustomerImportDialog.tsx')).CustomerImportDialog);

/** Brings customers in by a file. */
export const CustomerImport = () => <ImportButton dialog={Dialog} add="/customer-management/add-customer" />;
