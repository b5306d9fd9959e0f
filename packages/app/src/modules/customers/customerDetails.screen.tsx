import { can } from '@tilldesk/domain/rights';
import type { Customer } from '@tilldesk/domain/customers';
import { Alert, Badge, Button, Tabs } from '@tilldesk/ui';
import { Suspense, useState, type ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import { fill } from '../../navigation/addressOf.ts';
import { PageLink } from '../../navigation/PageLink.tsx';
import { useUnsavedWarning } from '../../navigation/useUnsavedWarning.ts';
import { useTab } from '../../navigation/useTab.ts';
import { Row } from '../../page/flow.styles.ts';
import { Wait } from '../../page/Loading.tsx';
import { DetailsScreen } from '../../resource/DetailsScreen.tsx';
import { useRecord } from '../../resource/useRecord.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { Translated } from '../../i18n/Translated.tsx';
import { useSession } from '../../session/useSession.ts';
import { customersList } from './customersList.resource.ts';
import { ContactCard, Tags } from './details/ContactCard.tsx';
import { DepositsCard } from './details/DepositsCard.tsx';
import { ExemptionCard } from './details/ExemptionCard.tsx';
import { LinksCard } from './details/LinksCard.tsx';
import { Overview } from './details/Overview.tsx';
import { Sums } from './details/Sums.tsx';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

// The overview is the main content; the other parts load on demand.
const Devices = lazyPart(async () => (await import('./details/Devices.tsx')).Devices);
const Payments = lazyPart(async () => (await import('./details/Payments.tsx')).Payments);
const Credit = lazyPart(async () => (await import('./details/Credit.tsx')).Credit);
const Notes = lazyPart(async () => (await import('./details/Notes.tsx')).Notes);
const History = lazyPart(async () => (await import('./details/History.tsx')).History);
const MergeDialog = lazyPart(async () => (await import('./merge/MergeDialog.tsx')).MergeDialog);

const tabs = ['overview', 'devices', 'payments', 'credit', 'notes', 'history'] as const;
type TabName = (typeof tabs)[number];

type ViewProps = { customer: Customer; written: string; onWrite: (text: string) => void };

const views: Record<TabName, ComponentType<ViewProps>> = {
  overview: Overview,
  devices: Devices,
  payments: Payments,
  credit: Credit,
  notes: Notes,
  history: History,
};

/**
 * Customer details: what the shop must know, their spending, their contacts, and a tab for each kind of related record.
 */
export function Screen() {
  const t = useTranslate();
  const { problem } = useRecord(customersList);
  const into = problem?.code === 'customer.merged' ? problem.params?.['into'] : undefined;
  // The address of a merged customer redirects to the customer who remains.
  if (typeof into === 'string') {
    return <Navigate replace to={fill('/customer-management/customer-details/:customerId', { customerId: into })} />;
  }
  return (
    <DetailsScreen
      resource={customersList}
      without={['customers.contact']}
      about={(customer) => <Since customer={customer} />}
      actions={(customer) => (
        <>
          <MergeButton customer={customer} />
          <PageLink
            to="/sale-invoice-management/create-invoice"
            query={{ customer: customer.id }}
            tone="secondary"
            icon="receipt"
          >
            {t('customers.sell')}
          </PageLink>
        </>
      )}
      above={(customer) => (
        <>
          <Warning customer={customer} />
          <Sums customer={customer} />
        </>
      )}
      sidebar={(customer) => (
        <>
          <ContactCard customer={customer} />
          <DepositsCard customer={customer} />
          <LinksCard customer={customer} />
          <ExemptionCard customer={customer} />
        </>
      )}
    >
      {(customer) => <Views key={customer.id} customer={customer} />}
    </DetailsScreen>
  );
}

/** The tabs of a customer; the selected tab is in the address. */
function Views({ customer }: { customer: Customer }) {
  const t = useTranslate();
  const { permissions } = useSession();
  // A note in progress survives a switch between tabs.
  const [note, setNote] = useState('');
  useUnsavedWarning(note.trim() !== '');
  const shown = tabs.filter((id) => id !== 'payments' || can(permissions, 'Sale & Invoice', 'read'));
  const { tab, show } = useTab(shown, 'overview');
  const View = views[tab];
  return (
    <Tabs
      label={t('customers.views')}
      tabs={shown.map((id) => ({ id, label: t(`customers.view.${id}`) }))}
      value={tab}
      activation="manual"
      onChange={show}
    >
      {() => (
        <Suspense fallback={<Wait />}>
          <View key={customer.id} customer={customer} written={note} onWrite={setNote} />
        </Suspense>
      )}
    </Tabs>
  );
}

function MergeButton({ customer }: { customer: Customer }) {
  const t = useTranslate();
  const { permissions } = useSession();
  const [merging, setMerging] = useState(false);
  if (!can(permissions, 'Customer', 'delete')) return null;
  return (
    <>
      <Button icon="users" aria-haspopup="dialog" onClick={() => setMerging(true)}>
        {t('customers.merge')}
      </Button>
      {merging && (
        <Suspense fallback={null}>
          <MergeDialog customer={customer} onClose={() => setMerging(false)} />
        </Suspense>
      )}
    </>
  );
}

function Warning({ customer: { alert } }: { customer: Customer }) {
  if (alert === null) return null;
  return (
    <Alert tone="warn">
      <Translated>{alert}</Translated>
    </Alert>
  );
}

function Since({ customer }: { customer: Customer }) {
  const t = useTranslate();
  const { date } = useFormats();
  const { createdAt, taxExempt, group } = customer;
  return (
    <Row as="span">
      {t('customers.since', { date: date(createdAt) })}
      {group !== null && <Badge>{group}</Badge>}
      {taxExempt && <Badge tone="accent">{t('customers.taxExempt')}</Badge>}
      <Tags customer={customer} />
    </Row>
  );
}
