import { DialogListScreen } from '../../../resource/list/DialogListScreen.tsx';
import { priceRulesResource } from '../priceRules.resource.ts';

/** Sale prices and discounts for groups of customers. */
export const PriceRules = () => <DialogListScreen resource={priceRulesResource} called="products.view.priceRules" />;
