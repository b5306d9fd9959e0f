import { DialogListScreen } from '../../resource/list/DialogListScreen.tsx';
import { recurringResource } from './recurring.resource.ts';

/** The expenses that are created by themselves, edited in a dialog above their list. */
export const RecurringExpenses = () => (
  <DialogListScreen resource={recurringResource} called="expenses.view.recurring" />
);
