import { StockCategories } from './StockCategories.tsx';

/** What each category holds of goods that are tracked by quantity. */
export const Screen = () => <StockCategories tracking="quantity" />;
