import { StockHome } from './StockHome.tsx';

/** What each category holds of goods that are tracked one by one. */
export const Screen = () => <StockHome tracking="serialized" />;
