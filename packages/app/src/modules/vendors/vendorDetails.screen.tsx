import { can } from '@tilldesk/domain/rights';
import type { Vendor } from '@tilldesk/domain/vendors';
import { Badge, Button, Stat, Tabs } from '@tilldesk/ui';
import { Suspense, useState, type ComponentType } from 'react';
import { PageLink } from '../../navigation/PageLink.tsx';
import { useTab } from '../../navigation/useTab.ts';
import { Failed } from '../../page/Failed.tsx';
import { Row, Stack } from '../../page/flow.styles.ts';
import { Page } from '../../page/Page.tsx';
import { Wait } from '../../page/Loading.tsx';
import { ArchiveButton } from '../../resource/ArchiveButton.tsx';
import { useRecord } from '../../resource/useRecord.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSession } from '../../session/useSession.ts';
import { VendorOverview } from './details/VendorOverview.tsx';
import { Figures } from '../../page/Figures.styles.ts';
import { vendorsResource } from './vendors.resource.ts';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

// The overview is the main content; the other parts load on demand.
const VendorPurchases = lazyPart(async () => (await import('./details/VendorPurchases.tsx')).VendorPurchases);
const VendorBills = lazyPart(async () => (await import('./details/VendorBills.tsx')).VendorBills);
const VendorLedger = lazyPart(async () => (await import('./details/VendorLedger.tsx')).VendorLedger);
const VendorSupplies = lazyPart(async () => (await import('./details/VendorSupplies.tsx')).VendorSupplies);
const PayDialog = lazyPart(async () => (await import('../../purchasing/PayDialog.tsx')).PayDialog);

const tabs = ['overview', 'purchases', 'bills', 'ledger', 'products'] as const;
type TabName = (typeof tabs)[number];

const views: Record<TabName, ComponentType<{ vendor: Vendor }>> = {
  overview: VendorOverview,
  purchases: VendorPurchases,
  bills: VendorBills,
  ledger: VendorLedger,
  products: VendorSupplies,
};

/** Vendor details: the balance, orders, bills, the ledger, and supplied products. The tab is in the address. */
export function Screen() {
  const t = useTranslate();
  const { permissions, limits } = useSession();
  const [paying, setPaying] = useState(false);
  const { data: vendor, problem, again } = useRecord(vendorsResource);
  const mayBuy = can(permissions, 'Purchase', 'read');
  // A vendor's bills reveal what the goods cost.
  const isShown = {
    purchases: mayBuy,
    bills: limits.viewCost,
    ledger: limits.viewCost,
    overview: true,
    products: true,
  };
  const shown = tabs.filter((id) => isShown[id]);
  const { tab, show } = useTab(shown, 'overview');
  if (!vendor) return problem ? <Failed problem={problem} onAgain={again} /> : <Wait />;

  const View = views[tab];
  return (
    <Page
      title={vendor.name}
      about={<About vendor={vendor} />}
      actions={
        <>
          <ArchiveButton resource={vendorsResource} record={vendor} />
          {can(permissions, 'Vendor', 'update') && (
            <PageLink
              to="/vendor-management/edit-vendor/:vendorId"
              with={{ vendorId: vendor.id }}
              tone="secondary"
              icon="edit"
            >
              {t('details.edit')}
            </PageLink>
          )}
          {can(permissions, 'Purchase', 'update') && vendor.balance !== null && vendor.balance > 0 && (
            <Button icon="cash" aria-haspopup="dialog" onClick={() => setPaying(true)}>
              {t('vendors.pay')}
            </Button>
          )}
          <PageLink to="/purchases/create-purchases" query={{ vendor: vendor.id }} tone="primary" icon="plus">
            {t('vendors.order')}
          </PageLink>
        </>
      }
    >
      <Stack>
        <Sums vendor={vendor} />
        <Tabs
          label={t('vendors.views')}
          tabs={shown.map((id) => ({ id, label: t(`vendors.view.${id}`) }))}
          value={tab}
          activation="manual"
          // Another tab starts at its own first page.
          onChange={show}
        >
          {() => (
            <Suspense fallback={<Wait />}>
              <View vendor={vendor} />
            </Suspense>
          )}
        </Tabs>
      </Stack>
      <Suspense>{paying && <PayDialog vendor={vendor} onClose={() => setPaying(false)} />}</Suspense>
    </Page>
  );
}

function About({ vendor: { createdAt, active, isCarrier, isDistributor } }: { vendor: Vendor }) {
  const t = useTranslate();
  const { date } = useFormats();
  return (
    <Row as="span">
      {t('vendors.since', { date: date(createdAt) })}
      {!active && <Badge tone="warn">{t('vendors.inactive')}</Badge>}
      {isDistributor && <Badge>{t('field.vendor.isDistributor')}</Badge>}
      {isCarrier && <Badge>{t('field.vendor.isCarrier')}</Badge>}
    </Row>
  );
}

function Sums({ vendor: { balance, credits, openOrders, lastOrderAt } }: { vendor: Vendor }) {
  const t = useTranslate();
  const { money, number, date } = useFormats();
  return (
    <Figures>
      {balance !== null && <Stat label={t('field.vendor.balance')} value={money(balance)} />}
      {credits !== null && <Stat label={t('field.vendor.credits')} value={money(credits)} />}
      <Stat label={t('field.vendor.openOrders')} value={number(openOrders)} />
      <Stat
        label={t('field.vendor.lastOrderAt')}
        value={lastOrderAt === null ? t('vendors.never') : date(lastOrderAt)}
      />
    </Figures>
  );
}
