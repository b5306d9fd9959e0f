import { ReportDialog } from '../drawer/ReportDialog.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { CountDialog } from './CountDialog.tsx';
import type { Deed } from './Deed.ts';
import { ExplainDialog } from './ExplainDialog.tsx';
import { JoinDialog } from './JoinDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { OpenDialog } from './OpenDialog.tsx';
import { ReverseDialog } from './ReverseDialog.tsx';

type DeedDialogProps = {
  deed: Deed;
  /** A drawer was counted: it is shown with its difference. */
  onCounted: (sessionId: string) => void;
  onClose: () => void;
};

/** The dialog of what a person is about to do. */
export function DeedDialog({ deed, onCounted, onClose }: DeedDialogProps) {
  switch (deed.type) {
    case 'open':
      return <OpenDialog register={deed.register} onClose={onClose} />;
    case 'join':
      return <JoinDialog session={deed.session} onClose={onClose} />;
    case 'move':
      return <MoveDialog session={deed.session} kind={deed.kind} onClose={onClose} />;
    case 'reverse':
      return <ReverseDialog session={deed.session} movement={deed.movement} onClose={onClose} />;
    case 'close':
      return <CloseDialog session={deed.session} onClosed={onCounted} onClose={onClose} />;
    case 'count':
      return <CountDialog session={deed.session} onCounted={onCounted} onClose={onClose} />;
    case 'explain':
      return <ExplainDialog session={deed.session} onClose={onClose} />;
    case 'report':
      return <ReportDialog id={deed.session.id} name={deed.session.registerName} onClose={onClose} />;
  }
}
