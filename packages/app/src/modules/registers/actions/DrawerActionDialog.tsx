import { ActionDialog } from '../../../actions/useAction.tsx';
import { ReportDialog } from '../drawer/ReportDialog.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import type { DrawerAction } from './DrawerAction.ts';
import { countDrawer, explainDifference, joinDrawer, moveCash, openDrawer, reverseMovement } from './drawerActions.ts';

type DrawerActionDialogProps = {
  action: DrawerAction;
  /** Called after a count, to show the drawer with its difference. */
  onCounted: (sessionId: string) => void;
  onClose: () => void;
};

/** Renders the dialog of the current action. */
export function DrawerActionDialog({ action, onCounted, onClose }: DrawerActionDialogProps) {
  switch (action.type) {
    case 'open':
      return <ActionDialog action={openDrawer} of={action.register} onClose={onClose} />;
    case 'join':
      return <ActionDialog action={joinDrawer} of={action.session} onClose={onClose} />;
    case 'move':
      return <ActionDialog action={moveCash} of={action} onClose={onClose} />;
    case 'reverse':
      return <ActionDialog action={reverseMovement} of={action} onClose={onClose} />;
    case 'close':
      return <CloseDialog session={action.session} onClosed={onCounted} onClose={onClose} />;
    case 'count':
      return (
        <ActionDialog
          action={countDrawer}
          of={action.session}
          onClose={onClose}
          onDone={() => onCounted(action.session.id)}
        />
      );
    case 'explain':
      return <ActionDialog action={explainDifference} of={action.session} onClose={onClose} />;
    case 'report':
      return <ReportDialog id={action.session.id} name={action.session.registerName} onClose={onClose} />;
  }
}
