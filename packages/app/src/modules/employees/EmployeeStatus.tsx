import type { Employee } from '@tilldesk/domain/employees';
import { Badge, type Tone } from '@tilldesk/ui';
import { useTranslate } from '../../i18n/useTranslate.ts';

const tones = {
  active: 'ok',
  inactive: 'neutral',
  left: 'neutral',
  invited: 'accent',
  locked: 'warn',
} as const satisfies Record<string, Tone>;

const statusOf = ({ active, leaveDate, lockedUntil, invitedAt }: Employee): keyof typeof tones =>
  leaveDate !== null
    ? 'left'
    : !active
      ? 'inactive'
      : lockedUntil !== null
        ? 'locked'
        : invitedAt !== null
          ? 'invited'
          : 'active';

/** Shows whether an employee can sign in, and why not. */
export function EmployeeStatus({ row }: { row: Employee }) {
  const t = useTranslate();
  const status = statusOf(row);
  return <Badge tone={tones[status]}>{t(`employees.status.${status}`)}</Badge>;
}
