import { DialogListScreen } from '../../../resource/list/DialogListScreen.tsx';
import { priceRulesResource } from '../priceRules.resource.ts';

/** List of sale prices and discounts for customer groups. */
export const PriceRules = () => <DialogListScreen resource={priceRulesResource} called="products.view.priceRules" />;
