import { DialogListScreen } from '../../resource/list/DialogListScreen.tsx';
import { billCarriersResource, billProvidersResource } from './carriers.resource.ts';

/** The carriers with their terms, edited in a dialog above their list. */
export const Carriers = () => <DialogListScreen resource={billCarriersResource} called="billPayments.view.carriers" />;

/** The providers, edited in a dialog above their list. */
export const Providers = () => (
  <DialogListScreen resource={billProvidersResource} called="billPayments.view.providers" />
);
