import { StockProducts } from './StockProducts.tsx';

/** The products of a category that are tracked one by one, and what is left of each. */
export const Screen = () => <StockProducts tracking="serialized" />;
