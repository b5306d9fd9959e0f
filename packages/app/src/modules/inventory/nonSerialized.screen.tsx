import { StockHome } from './StockHome.tsx';

/** Stock by category of products tracked by quantity. */
export const Screen = () => <StockHome tracking="quantity" />;
