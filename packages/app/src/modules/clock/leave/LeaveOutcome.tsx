import { minorOf } from '@tilldesk/domain/money';
import { commissions } from '@tilldesk/domain/commissions';
import { Button, Text } from '@tilldesk/ui';
import { Outcome } from '@tilldesk/ui/counter';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { signOut } from '../../../session/sessionState.ts';
import { useSession } from '../../../session/useSession.ts';
import { hoursText } from '../../../timeclock/hours.ts';

/** The shift that ended: seconds of work, and the counted cash as it was typed, in main units. */
export type EndedShift = { seconds: number; amount: string };

/** Confirms that the shift has ended and offers to log out or to stay signed in. */
export function LeaveOutcome({ ended, onStay }: { ended: EndedShift; onStay: () => void }) {
  const t = useTranslate();
  const { money } = useFormats();
  const { defaultCurrency } = useSession().store;
  const cash = money(minorOf(ended.amount, defaultCurrency));
  const { data: sold } = useAnswer(commissions.ofShift, {}, { watch: ['clock'] });
  return (
    <Outcome
      actions={
        <>
          <Button tone="primary" size="l" icon="sign-out" onClick={signOut}>
            {t('clock.leave.signOut')}
          </Button>
          <Button size="l" onClick={onStay}>
            {t('clock.leave.stay')}
          </Button>
        </>
      }
    >
      <Text tone="muted">{t('clock.leave.done.text', { hours: hoursText(ended.seconds), cash })}</Text>
      {sold?.net != null && (
        <Text tone="muted">{t('clock.leave.done.sold', { count: sold.sales, net: money(sold.net) })}</Text>
      )}
    </Outcome>
  );
}
