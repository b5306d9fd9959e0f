import { DialogListScreen } from '../../resource/list/DialogListScreen.tsx';
import { commissionRulesResource } from './commissionRules.resource.ts';

/** The rules of commissions. A rule is set up in a dialog, where it can be tried on a past month. */
export const Screen = () => (
  <DialogListScreen resource={commissionRulesResource} called="commissionRules.list" size="l" />
);
