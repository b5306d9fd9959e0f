/** `@tilldesk/domain/products`: products, categories, taxes, price rules, bundles and variants. */
export { priceAfter, type BulkChange, type PriceChange } from '../products/bulk.rules.ts';
export { bundlesIn, costOfTaking, piecesOf } from '../products/bundles.rules.ts';
export { applyTax, priceRules, taxes, variantGroups } from '../products/catalogue.contract.ts';
export {
  priceKinds,
  priceRule,
  priceScopes,
  type PriceRule,
  type PriceRuleDraft,
} from '../products/priceRules.entity.ts';
export {
  priceFor,
  findRuleProblem,
  type PriceQuery,
  type PricedProduct,
  type AppliedPrice,
  type PricingRule,
} from '../products/prices.rules.ts';
export {
  categories,
  products,
  BULK_MAX,
  bulkEdit,
  duplicateProduct,
  productBrands,
  productPrices,
  restoreProduct,
  sortCategories,
  type BulkRow,
} from '../products/products.contract.ts';
export {
  category,
  conditions,
  product,
  trackings,
  type Category,
  type Product,
  type ProductDraft,
  type Tracking,
  categoryKinds,
  component,
  COMPONENTS_MAX,
  IMAGES_MAX,
  labelSizes,
  type CategoryKind,
  type Component,
} from '../products/products.entity.ts';
export { tax, type Tax } from '../products/taxes.entity.ts';
export {
  variantAxes,
  variantGroup,
  VARIANTS_MAX,
  type Axis,
  type VariantAxis,
  type VariantGroup,
} from '../products/variants.entity.ts';
export { combinationsOf, variantKey, variantName, variantSku, type Attributes } from '../products/variants.rules.ts';
