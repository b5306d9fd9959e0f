import { StockHome } from './StockHome.tsx';

/** What each category holds of goods that are tracked by quantity. */
export const Screen = () => <StockHome tracking="quantity" />;
