import type { Contact } from '@tilldesk/domain/shop';
import { Button, Card, DescriptionList, EmptyState, ItemList } from '@tilldesk/ui';
import { Failed } from '../../kit/page/Failed.tsx';
import { Stack } from '../../kit/page/flow.styles.ts';
import { Page } from '../../kit/page/Page.tsx';
import { Wait } from '../../kit/page/Wait.tsx';
import { useSay } from '../../kit/say/useSay.ts';
import { useOwnSession } from '../../wiring/useOwnSession.ts';
import { useSession } from '../../wiring/useSession.ts';
import { waysToAsk } from './waysToAsk.ts';

/** How to meet the people behind the product: their calendar, or whom to ask; and what they will want to know of the shop. */
export function Screen() {
  const say = useSay();
  const { data, problem, again } = useOwnSession();
  return (
    <Page about={say('contact.meeting.about')} width="narrow">
      {data ? <Ways contact={data.contact} /> : problem ? <Failed problem={problem} onAgain={again} /> : <Wait />}
    </Page>
  );
}

const icons = { call: 'call', mail: 'mail', page: 'external' } as const;

function Ways({ contact }: { contact: Contact }) {
  const say = useSay();
  const { store } = useSession();
  const ways = waysToAsk(contact, `${say('contact.meeting')}: ${store.storeName} (${store.code})`);
  if (contact.meeting === null && ways.length === 0) {
    return (
      <EmptyState icon="calendar" title={say('contact.meeting.nothing')} text={say('contact.meeting.nothingText')} />
    );
  }
  return (
    <Stack>
      {contact.meeting !== null && (
        <Card title={say('contact.meeting.online')} hint={say('contact.meeting.onlineText')}>
          <Button as="a" href={contact.meeting} target="_blank" rel="noreferrer" tone="primary" iconEnd="external">
            {say('contact.meeting.open')}
          </Button>
        </Card>
      )}
      {ways.length > 0 && (
        <Card title={say('contact.meeting.ask')} hint={say('contact.meeting.askText')} flush>
          <ItemList
            look="lined"
            items={ways.map(({ id, kind, shown, href }) => ({
              id,
              icon: icons[kind],
              title: say(`contact.way.${kind}`),
              text: shown,
              href,
            }))}
          />
        </Card>
      )}
      <OwnShop />
    </Stack>
  );
}

function OwnShop() {
  const say = useSay();
  const { code, storeName, storeEmail, phone, address, timeZone } = useSession().store;
  const facts = { name: storeName, code, email: storeEmail, phone, address, timeZone };
  return (
    <Card title={say('contact.meeting.shop')} hint={say('contact.meeting.shopText')}>
      <DescriptionList
        items={(['name', 'code', 'email', 'phone', 'address', 'timeZone'] as const).flatMap((id) => {
          const value = facts[id];
          return value === null ? [] : [{ id, label: say(`contact.shop.${id}`), value }];
        })}
      />
    </Card>
  );
}
