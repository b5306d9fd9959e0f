import { StockProducts } from './StockProducts.tsx';

/** The products of a category that are tracked by quantity, with their stock. */
export const Screen = () => <StockProducts tracking="quantity" />;
