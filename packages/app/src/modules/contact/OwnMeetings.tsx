import type { Meeting } from '@tilldesk/domain/meetings';
import { Button, Card, ItemList } from '@tilldesk/ui';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { Row } from '../../page/flow.styles.ts';
import { cancelMeeting, saveCalendarFile } from './meetingActions.ts';

/** The user's meetings that have not ended, each with its calendar file and its cancellation. */
export function OwnMeetings({ meetings }: { meetings: readonly Meeting[] }) {
  const t = useTranslate();
  const { moment } = useFormats();
  return (
    <Card title={t('contact.meeting.own')} flush>
      <ItemList
        variant="lined"
        items={meetings.map((meeting) => ({
          id: meeting.id,
          icon: 'calendar',
          title: moment(meeting.startsAt),
          text: meeting.note,
          action: (
            <Row>
              <Button size="s" icon="download" onClick={() => saveCalendarFile(meeting)}>
                {t('contact.meeting.save')}
              </Button>
              <ActionButton size="s" tone="quiet" action={cancelMeeting} of={meeting}>
                {t('contact.meeting.cancel')}
              </ActionButton>
            </Row>
          ),
        }))}
      />
    </Card>
  );
}
