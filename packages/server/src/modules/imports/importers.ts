import { customerImporter } from './customerRows.store.ts';
import type { Importer } from './importer.ts';
import { productImporter } from './productRows.store.ts';
import { vendorImporter } from './vendorRows.store.ts';

/** Everything that can be imported: one line a noun. */
export const importNouns: readonly Importer[] = [productImporter, customerImporter, vendorImporter];
