import { StockProducts } from './StockProducts.tsx';

/** The products of a category that are tracked by quantity, and what is left of each. */
export const Screen = () => <StockProducts tracking="quantity" />;
