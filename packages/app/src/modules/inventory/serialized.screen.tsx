import { StockHome } from './StockHome.tsx';

/** Stock by category of serialized products. */
export const Screen = () => <StockHome tracking="serialized" />;
