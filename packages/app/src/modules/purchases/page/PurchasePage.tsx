import { can } from '@tilldesk/domain/rights';
import { allowedPurchaseActions, type Purchase } from '@tilldesk/domain/purchases';
import { Alert, Button, Tabs, Timeline } from '@tilldesk/ui';
import { Menu } from '@tilldesk/ui/overlay';
import { Suspense, useState, type ComponentType } from 'react';
import { ActionButton } from '../../../actions/ActionButton.tsx';
import { ActionDialog } from '../../../actions/useAction.tsx';
import { PaymentBadge, PurchaseStatusBadge } from '../../../purchasing/PurchaseStatusBadge.tsx';
import { PageLink } from '../../../navigation/PageLink.tsx';
import { useTab } from '../../../navigation/useTab.ts';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { Page } from '../../../page/Page.tsx';
import { Wait } from '../../../page/Loading.tsx';
import { useScan } from '../../../scanning/useScan.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { useKeys } from '../../../browser/useKeys.ts';
import { useClone } from '../useClone.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { historyOf } from './historyOf.ts';
import { closeOrder, sendOrder } from './orderActions.ts';
import { OrderView } from './OrderView.tsx';
import { purchaseStatusOf } from './purchaseStatusOf.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { lazyPart } from '../../../page/lazyOnIdle.tsx';

// The order is the main content; the other parts load on demand.
const ReceiveView = lazyPart(async () => (await import('../receive/ReceiveView.tsx')).ReceiveView);
const BillsView = lazyPart(async () => (await import('../bills/BillsView.tsx')).BillsView);
const LandedView = lazyPart(async () => (await import('../bills/LandedView.tsx')).LandedView);
const OrderSheetDialog = lazyPart(async () => (await import('./OrderSheetDialog.tsx')).OrderSheetDialog);

const tabs = ['order', 'receive', 'bills', 'landed', 'timeline'] as const;
type TabName = (typeof tabs)[number];

const views: Record<TabName, ComponentType<{ purchase: Purchase }>> = {
  order: OrderView,
  receive: ReceiveView,
  bills: BillsView,
  landed: LandedView,
  timeline: PurchaseTimeline,
};

/** Page of a placed order: its lines, receipts, bills, landed costs, and history. */
export function PurchasePage({ purchase }: { purchase: Purchase }) {
  const t = useTranslate();
  const problems = useProblem();
  const { work, clone } = useClone();
  const { permissions, limits } = useSession();
  const [open, setOpen] = useState<'print' | 'close' | 'cancel' | null>(null);
  const shown = tabs.filter((id) => limits.viewCost || (id !== 'bills' && id !== 'landed'));
  const { tab, show } = useTab(shown, 'order');
  const View = views[tab];
  const close = () => setOpen(null);
  const may = { create: can(permissions, 'Purchase', 'create'), update: can(permissions, 'Purchase', 'update') };
  const acts = allowedPurchaseActions(purchaseStatusOf(purchase));
  // Until the receiving view has loaded, a scan gets the error tone and does not navigate away.
  useScan(() => 'rejected', { when: tab === 'receive' && acts.receive && may.create });
  useKeys({ 'mod+p': () => setOpen('print') });

  const choices = [
    ...(may.create && limits.viewCost ? [{ id: 'clone', label: t('purchases.clone'), icon: 'copy' as const }] : []),
    ...(acts.closeShort
      ? [{ id: 'close', label: t('purchases.close'), icon: 'lock' as const, danger: true, separated: true }]
      : []),
    ...(acts.cancel && may.update
      ? [{ id: 'cancel', label: t('purchases.cancel'), icon: 'trash' as const, danger: true, separated: true }]
      : []),
  ];
  return (
    <Page
      title={purchase.number ?? t('purchases.draftOf', { vendor: purchase.vendorName })}
      about={
        <Row as="span">
          <VendorLink purchase={purchase} />
          <PurchaseStatusBadge status={purchase.status} isLate={purchase.isLate} />
          {limits.viewCost && <PaymentBadge payment={purchase.payment} />}
        </Row>
      }
      actions={
        <>
          {choices.length > 0 && (
            <Menu
              label={t('purchases.actions')}
              placement="bottom-end"
              items={choices}
              onSelect={({ id }) =>
                id === 'clone' ? void clone(purchase.id) : setOpen(id === 'close' ? 'close' : 'cancel')
              }
              button={(props) => (
                <Button {...props} tone="quiet" iconEnd="chevron-down" busy={work.busy}>
                  {t('purchases.actions')}
                </Button>
              )}
            />
          )}
          {purchase.number !== null && (
            <>
              {may.create && (
                <ActionButton action={sendOrder} of={purchase} icon="mail">
                  {t('purchases.send')}
                </ActionButton>
              )}
              <Button icon="print" aria-haspopup="dialog" onClick={() => setOpen('print')}>
                {t('purchases.print')}
              </Button>
            </>
          )}
          {acts.receive && may.create && tab !== 'receive' && (
            <Button tone="primary" icon="scan" onClick={() => show('receive')}>
              {t('purchases.receive')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {work.problem && (
          <Alert tone="bad" closeLabel={t('buying.close')} onClose={work.clearError}>
            {problems.message(work.problem)}
          </Alert>
        )}
        <Tabs
          label={t('purchases.views')}
          tabs={shown.map((id) => ({ id, label: t(`purchases.view.${id}`), ...countOf(id, purchase) }))}
          value={tab}
          activation="manual"
          onChange={show}
        >
          {() => (
            <Suspense fallback={<Wait />}>
              <View purchase={purchase} />
            </Suspense>
          )}
        </Tabs>
      </Stack>
      <Suspense>{open === 'print' && <OrderSheetDialog purchase={purchase} onClose={close} />}</Suspense>
      {open === 'close' && <ActionDialog action={closeOrder} of={purchase} onClose={close} />}
      {open === 'cancel' && <CancelDialog purchase={purchase} onClose={close} />}
    </Page>
  );
}

/** Returns the number shown on a tab: open pieces, or bills that are due. */
function countOf(tab: TabName, { open, bills }: Purchase): { count?: number } {
  if (tab === 'receive' && open > 0) return { count: open };
  const due = bills.filter(({ status, due: left }) => status === 'posted' && (left ?? 0) > 0).length;
  return tab === 'bills' && due > 0 ? { count: due } : {};
}

function VendorLink({ purchase: { vendorId, vendorName } }: { purchase: Purchase }) {
  const { permissions } = useSession();
  if (!can(permissions, 'Vendor', 'read')) return vendorName;
  return (
    <PageLink to="/vendor-management/vendor-details/:vendorId" with={{ vendorId }}>
      {vendorName}
    </PageLink>
  );
}

/** The history of an order, newest first. */
function PurchaseTimeline({ purchase }: { purchase: Purchase }) {
  const t = useTranslate();
  const { moment } = useFormats();
  return <Timeline items={historyOf(purchase, t, moment)} />;
}
