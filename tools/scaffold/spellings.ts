/** The spellings of an entity name: `supplier-notes`, `supplierNotes`, `SupplierNotes`, `supplier_notes`, `supplier notes`. */
export type Spellings = { kebab: string; camel: string; pascal: string; snake: string; words: string };

/** Returns the spellings of a kebab-case name. */
export function spell(kebab: string): Spellings {
  const parts = kebab.split('-');
  const pascal = parts.map(capital).join('');
  return { kebab, pascal, camel: small(pascal), snake: parts.join('_'), words: parts.join(' ') };
}

/** 'categories' is one 'category', 'boxes' one 'box', 'suppliers-notes' one 'suppliers-note'. */
export const singular = (plural: string): string =>
  plural
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/(?<!s)s$/, '');

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const small = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);
