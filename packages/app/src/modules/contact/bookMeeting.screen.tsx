import { meetings } from '@tilldesk/domain/meetings';
import type { Contact } from '@tilldesk/domain/session';
import { Button, Card, DescriptionList, EmptyState, ItemList } from '@tilldesk/ui';
import { useAnswer } from '../../api/useAnswer.ts';
import { Failed } from '../../page/Failed.tsx';
import { Stack } from '../../page/flow.styles.ts';
import { Page } from '../../page/Page.tsx';
import { Wait } from '../../page/Loading.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useOwnSession } from '../../session/useOwnSession.ts';
import { useSession } from '../../session/useSession.ts';
import { contactMethods } from './contactMethods.ts';
import { MeetingTimes } from './MeetingTimes.tsx';
import { OwnMeetings } from './OwnMeetings.tsx';

/**
 * Page to book a meeting with the product's team: its free times, the user's meetings, an external calendar or contact methods,
 * and the shop data that the team will request.
 */
export function Screen() {
  const t = useTranslate();
  const own = useOwnSession();
  const booked = useAnswer(meetings.list, {});
  const problem = own.problem ?? booked.problem;
  return (
    <Page about={t('contact.meeting.about')} width="narrow">
      {own.data && booked.data ? (
        <Stack>
          {booked.data.items.length > 0 && <OwnMeetings meetings={booked.data.items} />}
          {booked.data.times && <MeetingTimes times={booked.data.times} />}
          <ContactMethods contact={own.data.contact} booksHere={booked.data.times !== null} />
        </Stack>
      ) : problem ? (
        <Failed problem={problem} onAgain={() => [own, booked].forEach(({ again }) => again())} />
      ) : (
        <Wait />
      )}
    </Page>
  );
}

const icons = { call: 'call', mail: 'mail', page: 'external' } as const;

function ContactMethods({ contact, booksHere }: { contact: Contact; booksHere: boolean }) {
  const t = useTranslate();
  const { store } = useSession();
  const methods = contactMethods(contact, `${t('contact.meeting')}: ${store.storeName} (${store.code})`);
  if (!booksHere && contact.meeting === null && methods.length === 0) {
    return <EmptyState icon="calendar" title={t('contact.meeting.nothing')} text={t('contact.meeting.nothingText')} />;
  }
  return (
    <Stack>
      {contact.meeting !== null && (
        <Card title={t('contact.meeting.online')} hint={t('contact.meeting.onlineText')}>
          <Button as="a" href={contact.meeting} target="_blank" rel="noreferrer" tone="primary" iconEnd="external">
            {t('contact.meeting.open')}
          </Button>
        </Card>
      )}
      {methods.length > 0 && (
        <Card title={t('contact.meeting.ask')} hint={t('contact.meeting.askText')} flush>
          <ItemList
            variant="lined"
            items={methods.map(({ id, kind, shown, href }) => ({
              id,
              icon: icons[kind],
              title: t(`contact.method.${kind}`),
              text: shown,
              href,
            }))}
          />
        </Card>
      )}
      <ShopDetails />
    </Stack>
  );
}

function ShopDetails() {
  const t = useTranslate();
  const { code, storeName, storeEmail, phone, address, timeZone } = useSession().store;
  const facts = { name: storeName, code, email: storeEmail, phone, address, timeZone };
  return (
    <Card title={t('contact.meeting.shop')} hint={t('contact.meeting.shopText')}>
      <DescriptionList
        items={(['name', 'code', 'email', 'phone', 'address', 'timeZone'] as const).flatMap((id) => {
          const value = facts[id];
          return value === null ? [] : [{ id, label: t(`contact.shop.${id}`), value }];
        })}
      />
    </Card>
  );
}
