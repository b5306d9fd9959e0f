import { clock, type ShiftDetails } from '@tilldesk/domain/clock';
import { Button } from '@tilldesk/ui';
import { Drawer, LeavePageDialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { useAction } from '../../../actions/useAction.tsx';
import { Failed } from '../../../page/Failed.tsx';
import { Wait } from '../../../page/Loading.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useCan } from '../../../session/useCan.ts';
import { TIMESHEET } from '../timesheetModule.ts';
import { ApproveButton } from './ApproveButton.tsx';
import { reopenShift } from './approveShifts.ts';
import { ShiftCorrectionForm } from './CorrectForm.tsx';
import { ShiftView } from './ShiftView.tsx';
import { useCorrection } from './useCorrection.ts';
import { voidShift } from './voidShift.ts';

const WIDTH_PX = 480;

type ShiftDrawerProps = { id: string | null; onOpen: (id: string | null) => void };

/** Side panel with one shift; closed when `id` is null. */
export function ShiftDrawer({ id, onOpen }: ShiftDrawerProps) {
  const t = useTranslate();
  const { data, problem, again } = useAnswer(clock.one, id === null ? null : { params: { id } });
  const close = () => onOpen(null);
  if (id !== null && data !== undefined) return <Opened key={data.id} shift={data} onOpen={onOpen} />;
  return (
    <Drawer
      open={id !== null}
      title={t('clock.shift')}
      closeLabel={t('clock.shift.close')}
      width={WIDTH_PX}
      onClose={close}
    >
      {problem ? <Failed problem={problem} onAgain={again} /> : <Wait />}
    </Drawer>
  );
}

function Opened({ shift, onOpen }: { shift: ShiftDetails; onOpen: (id: string | null) => void }) {
  const t = useTranslate();
  const { day } = useFormats();
  const correction = useCorrection(shift);
  const voiding = useAction(voidShift, shift);
  const reopening = useAction(reopenShift, shift);
  const [leaves, setLeaves] = useState(false);
  const may = useCan(TIMESHEET, 'update') && !shift.voided && shift.payrollId === null;
  const close = () => (correction.dirty ? setLeaves(true) : onOpen(null));
  const title = t('clock.shift.title', { name: shift.employeeName, day: day(shift.businessDay) });
  return (
    <>
      <Drawer
        open
        title={title}
        closeLabel={t('clock.shift.close')}
        width={WIDTH_PX}
        onClose={close}
        footer={
          !may ? undefined : correction.open ? (
            <>
              <Button disabled={correction.saving} onClick={correction.cancel}>
                {t('form.cancel')}
              </Button>
              <Button tone="primary" busy={correction.saving} onClick={() => correction.save()}>
                {t('form.save')}
              </Button>
            </>
          ) : shift.approvedAt !== null ? (
            <Button icon="undo" onClick={reopening.open}>
              {t('clock.reopen')}
            </Button>
          ) : (
            <>
              <Button icon="trash" onClick={voiding.open}>
                {t('clock.void')}
              </Button>
              <Button icon="edit" onClick={correction.begin}>
                {t('clock.correct')}
              </Button>
              <ApproveButton tone="primary" shifts={[shift]} />
            </>
          )
        }
      >
        {correction.open ? <ShiftCorrectionForm correction={correction} /> : <ShiftView shift={shift} />}
      </Drawer>
      {voiding.dialog}
      {reopening.dialog}
      <LeavePageDialog
        open={leaves}
        title={t('shell.leave.title')}
        text={t('shell.leave.text')}
        cancelLabel={t('shell.leave.cancel')}
        leaveLabel={t('shell.leave.confirm')}
        onCancel={() => setLeaves(false)}
        onLeave={() => onOpen(null)}
      />
    </>
  );
}
