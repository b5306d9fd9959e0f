import type { Shift } from '@tilldesk/domain/clock';
import { Badge, type Tone } from '@tilldesk/ui';
import { Row } from '../../../page/flow.styles.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';

const toneOf: Record<Shift['status'], Tone> = { CLOCKED_IN: 'ok', ON_BREAK: 'accent', CLOCKED_OUT: 'neutral' };

/** Badge for the status of a shift. */
export function ShiftStatus({ shift: { status, voided } }: { shift: Pick<Shift, 'status' | 'voided'> }) {
  const t = useTranslate();
  if (voided) return <Badge tone="bad">{t('clock.voided')}</Badge>;
  return (
    <Badge tone={toneOf[status]} dot>
      {t(`clock.status.${status}`)}
    </Badge>
  );
}

/** Badges that say why a manager should review a shift, and whether one was corrected or approved. */
export function ShiftMarks({
  shift: { flags, corrected, voided, approvedAt, payrollId },
}: {
  shift: Pick<Shift, 'flags' | 'corrected' | 'voided' | 'approvedAt' | 'payrollId'>;
}) {
  const t = useTranslate();
  if (voided) return null;
  return (
    <Row>
      {flags.map((flag) => (
        <Badge key={flag} tone="warn">
          {t(`clock.flag.${flag}`)}
        </Badge>
      ))}
      {corrected && <Badge>{t('clock.mark.corrected')}</Badge>}
      {approvedAt !== null && <Badge tone="ok">{t(payrollId === null ? 'clock.approved' : 'clock.onPayroll')}</Badge>}
    </Row>
  );
}
