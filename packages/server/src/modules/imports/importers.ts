import { customerImporter } from './customerRows.store.ts';
import type { Importer } from './importer.ts';
import { productImporter } from './productRows.store.ts';
import { vendorImporter } from './vendorRows.store.ts';

/** All importable entities, one line each. */
export const importNouns: readonly Importer[] = [productImporter, customerImporter, vendorImporter];
