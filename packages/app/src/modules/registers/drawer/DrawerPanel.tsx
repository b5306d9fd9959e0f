import { registers, type RegisterSessionDetails } from '@tilldesk/domain/registers';
import { Button } from '@tilldesk/ui';
import { Drawer } from '@tilldesk/ui/overlay';
import { Failed } from '../../../page/Failed.tsx';
import { Wait } from '../../../page/Loading.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import type { DrawerAction } from '../actions/DrawerAction.ts';
import { useDrawerRights } from '../useDrawerRights.ts';
import { DrawerView } from './DrawerView.tsx';

const WIDTH_PX = 560;

type DrawerPanelProps = { id: string | null; onAction: (action: DrawerAction) => void; onClose: () => void };

/** Side panel with one drawer; closed if `id` is null. */
export function DrawerPanel({ id, onAction, onClose }: DrawerPanelProps) {
  const t = useTranslate();
  const { date } = useFormats();
  const { data, problem, again } = useAnswer(registers.one, id === null ? null : { params: { id } }, { watch });
  const session = id === null ? undefined : data;
  return (
    <Drawer
      open={id !== null}
      title={
        session
          ? t('drawers.panel.title', { name: session.registerName, day: date(session.openedAt) })
          : t('drawers.panel')
      }
      closeLabel={t('drawers.panel.close')}
      width={WIDTH_PX}
      onClose={onClose}
      footer={session && <PanelActions session={session} onAction={onAction} />}
    >
      {session && <DrawerView session={session} onAction={onAction} />}
      {!session && (problem ? <Failed problem={problem} onAgain={again} /> : <Wait />)}
    </Drawer>
  );
}

const watch = ['registers', 'clock', 'invoices'];

function PanelActions({
  session,
  onAction,
}: {
  session: RegisterSessionDetails;
  onAction: (action: DrawerAction) => void;
}) {
  const t = useTranslate();
  const { works, forces } = useDrawerRights();
  const { status, isMine, reasonMissing } = session;
  return (
    <>
      <Button icon="print" onClick={() => onAction({ type: 'report', session })}>
        {t(status === 'open' ? 'drawers.report.x' : 'drawers.report.z')}
      </Button>
      {status === 'open' && (isMine ? works : forces) && (
        <Button tone="primary" onClick={() => onAction({ type: 'close', session })}>
          {t(isMine ? 'drawers.close' : 'drawers.close.force')}
        </Button>
      )}
      {status === 'uncounted' && works && (
        <Button tone="primary" onClick={() => onAction({ type: 'count', session })}>
          {t('drawers.count')}
        </Button>
      )}
      {status === 'closed' && reasonMissing && works && (
        <Button tone="primary" onClick={() => onAction({ type: 'explain', session })}>
          {t('drawers.explain.do')}
        </Button>
      )}
    </>
  );
}
