import { registers, type RegisterSessionDetails } from '@tilldesk/domain/shop';
import { Button } from '@tilldesk/ui';
import { Drawer } from '@tilldesk/ui/overlay';
import { Failed } from '../../../kit/page/Failed.tsx';
import { Wait } from '../../../kit/page/Wait.tsx';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useAnswer } from '../../../wiring/answers.ts';
import type { Deed } from '../deeds/Deed.ts';
import { useDrawerRights } from '../useDrawerRights.ts';
import { DrawerView } from './DrawerView.tsx';

const WIDTH_PX = 560;

type DrawerPanelProps = { id: string | null; onDeed: (deed: Deed) => void; onClose: () => void };

/** One drawer at the side of the page; null is none. */
export function DrawerPanel({ id, onDeed, onClose }: DrawerPanelProps) {
  const say = useSay();
  const { date } = useFormats();
  const { data, problem, again } = useAnswer(registers.one, id === null ? null : { params: { id } }, { watch });
  const session = id === null ? undefined : data;
  return (
    <Drawer
      open={id !== null}
      title={
        session
          ? say('drawers.panel.title', { name: session.registerName, day: date(session.openedAt) })
          : say('drawers.panel')
      }
      closeLabel={say('drawers.panel.close')}
      width={WIDTH_PX}
      onClose={onClose}
      footer={session && <PanelDeeds session={session} onDeed={onDeed} />}
    >
      {session && <DrawerView session={session} onDeed={onDeed} />}
      {!session && (problem ? <Failed problem={problem} onAgain={again} /> : <Wait />)}
    </Drawer>
  );
}

const watch = ['registers', 'clock', 'invoices'];

function PanelDeeds({ session, onDeed }: { session: RegisterSessionDetails; onDeed: (deed: Deed) => void }) {
  const say = useSay();
  const { works, forces } = useDrawerRights();
  const { status, isMine, reasonMissing } = session;
  return (
    <>
      <Button icon="print" onClick={() => onDeed({ type: 'report', session })}>
        {say(status === 'open' ? 'drawers.report.x' : 'drawers.report.z')}
      </Button>
      {status === 'open' && (isMine ? works : forces) && (
        <Button tone="primary" onClick={() => onDeed({ type: 'close', session })}>
          {say(isMine ? 'drawers.close' : 'drawers.close.force')}
        </Button>
      )}
      {status === 'uncounted' && works && (
        <Button tone="primary" onClick={() => onDeed({ type: 'count', session })}>
          {say('drawers.count')}
        </Button>
      )}
      {status === 'closed' && reasonMissing && works && (
        <Button tone="primary" onClick={() => onDeed({ type: 'explain', session })}>
          {say('drawers.explain.do')}
        </Button>
      )}
    </>
  );
}
