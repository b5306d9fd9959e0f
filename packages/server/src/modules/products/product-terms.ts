import { startTerms, termsOf } from '../../search/terms.ts';

type Named = {
  name: string;
  brand?: string | null;
  model?: string | null;
  sku: string;
  barcodes: readonly string[];
};

/** The terms by which search finds a product: its words, its codes, and how its name begins. */
export const termsOfProduct = ({ name, brand, model, sku, barcodes }: Named): string[] => [
  ...termsOf([name, brand, model], [sku, ...barcodes]),
  ...startTerms(name, brand),
];
