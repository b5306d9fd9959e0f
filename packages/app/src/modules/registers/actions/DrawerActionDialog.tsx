import { ReportDialog } from '../drawer/ReportDialog.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { CountDialog } from './CountDialog.tsx';
import type { DrawerAction } from './Deed.ts';
import { ExplainDialog } from './ExplainDialog.tsx';
import { JoinDialog } from './JoinDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { OpenDialog } from './OpenDialog.tsx';
import { ReverseDialog } from './ReverseDialog.tsx';

type DrawerActionDialogProps = {
  deed: DrawerAction;
  /** Called after a count, to show the drawer with its difference. */
  onCounted: (sessionId: string) => void;
  onClose: () => void;
};

/** Renders the dialog of the current action. */
export function DrawerActionDialog({ deed: action, onCounted, onClose }: DrawerActionDialogProps) {
  switch (action.type) {
    case 'open':
      return <OpenDialog register={action.register} onClose={onClose} />;
    case 'join':
      return <JoinDialog session={action.session} onClose={onClose} />;
    case 'move':
      return <MoveDialog session={action.session} kind={action.kind} onClose={onClose} />;
    case 'reverse':
      return <ReverseDialog session={action.session} movement={action.movement} onClose={onClose} />;
    case 'close':
      return <CloseDialog session={action.session} onClosed={onCounted} onClose={onClose} />;
    case 'count':
      return <CountDialog session={action.session} onCounted={onCounted} onClose={onClose} />;
    case 'explain':
      return <ExplainDialog session={action.session} onClose={onClose} />;
    case 'report':
      return <ReportDialog id={action.session.id} name={action.session.registerName} onClose={onClose} />;
  }
}
