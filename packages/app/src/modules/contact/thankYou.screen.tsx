import { meetings, type Meeting } from '@tilldesk/domain/meetings';
import { Button } from '@tilldesk/ui';
import { Outcome } from '@tilldesk/ui/counter';
import { useAnswer } from '../../api/useAnswer.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { PageLink } from '../../navigation/PageLink.tsx';
import { useAddressValue } from '../../navigation/useAddressValue.ts';
import { Failed } from '../../page/Failed.tsx';
import { Wait } from '../../page/Loading.tsx';
import { Page } from '../../page/Page.tsx';
import { saveCalendarFile } from './meetingActions.ts';

/** Confirms a request to the product's team. With `?meeting=` it shows that meeting. */
export function Screen() {
  const [id] = useAddressValue('meeting');
  const { data, problem, again } = useAnswer(meetings.list, id === null ? null : {});
  const meeting = data?.items.find((one) => one.id === id);
  return (
    <Page width="narrow">
      {id === null || data ? (
        <Confirmation meeting={meeting} />
      ) : problem ? (
        <Failed problem={problem} onAgain={again} />
      ) : (
        <Wait />
      )}
    </Page>
  );
}

function Confirmation({ meeting }: { meeting: Meeting | undefined }) {
  const t = useTranslate();
  const { moment } = useFormats();
  return (
    <Outcome
      actions={
        <>
          {meeting && (
            <Button tone="primary" icon="download" onClick={() => saveCalendarFile(meeting)}>
              {t('contact.meeting.save')}
            </Button>
          )}
          <PageLink to="/dashboard" tone={meeting ? 'secondary' : 'primary'}>
            {t('contact.thanks.dashboard')}
          </PageLink>
        </>
      }
    >
      {meeting ? (
        <>
          <h2>{t('contact.thanks.booked', { time: moment(meeting.startsAt) })}</h2>
          <p>{t('contact.thanks.mailed', { email: meeting.email })}</p>
        </>
      ) : (
        <h2>{t('contact.thanks.received')}</h2>
      )}
    </Outcome>
  );
}
