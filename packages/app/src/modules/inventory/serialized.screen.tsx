import { StockCategories } from './StockCategories.tsx';

/** What each category holds of goods that are tracked one by one. */
export const Screen = () => <StockCategories tracking="serialized" />;
