import { StockProducts } from './StockProducts.tsx';

/** The serialized products of a category, with their stock. */
export const Screen = () => <StockProducts tracking="serialized" />;
