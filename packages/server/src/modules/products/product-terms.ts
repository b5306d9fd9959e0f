import { startTerms, termsOf } from '../../search/terms.ts';

type Named = {
  name: string;
  brand?: string | null;
  model?: string | null;
  sku: string;
  barcodes: readonly string[];
};

/** Returns the search terms of a product: its words, its codes, and the beginnings of its name. */
export const termsOfProduct = ({ name, brand, model, sku, barcodes }: Named): string[] => [
  ...termsOf([name, brand, model], [sku, ...barcodes]),
  ...startTerms(name, brand),
];
