import type { Shift } from '@tilldesk/domain/clock';
import type { ButtonProps } from '@tilldesk/ui';
import { ActionButton } from '../../../actions/ActionButton.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useCan } from '../../../session/useCan.ts';
import { useSession } from '../../../session/useSession.ts';
import { TIMESHEET } from '../timesheetModule.ts';
import { approvableBy, approveShifts } from './approveShifts.ts';

type ApproveButtonProps = Pick<ButtonProps, 'size' | 'tone'> & {
  shifts: readonly Shift[];
  /** The person or day of the shifts, for its accessible name in a list of such buttons. */
  name?: string;
  onDone?: () => void;
};

/** Approves those of the shifts that the user can approve; nothing if there are none. */
export function ApproveButton({ shifts, name, onDone, ...button }: ApproveButtonProps) {
  const t = useTranslate();
  const { user } = useSession();
  const mayApprove = useCan(TIMESHEET, 'update');
  const approvable = approvableBy(user.id, shifts);
  if (!mayApprove || approvable.length === 0) return null;
  const label = approvable.length === 1 ? t('clock.approve') : t('clock.approve.count', { count: approvable.length });
  return (
    <ActionButton
      {...button}
      icon="check"
      aria-label={name === undefined ? undefined : `${label}: ${name}`}
      action={approveShifts}
      of={approvable}
      onDone={() => onDone?.()}
    >
      {label}
    </ActionButton>
  );
}
