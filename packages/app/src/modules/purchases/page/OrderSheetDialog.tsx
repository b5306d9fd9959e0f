import type { Purchase, PurchaseLine } from '@tilldesk/domain/purchases';
import { Barcode, DocumentSheet, type SheetColumn } from '@tilldesk/ui/print';
import { contactLines } from '../../../printing/storeLines.ts';
import { PrintDialog } from '../../../printing/PrintDialog.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { useSheetPaper } from '../../../printing/useSheetPaper.ts';

/** Print preview of an order; Enter prints it. Costs are included for users who may see them. */
export function OrderSheetDialog({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  const t = useTranslate();
  const paper = useSheetPaper();
  const { money, number, day } = useFormats();
  const { store } = useSession();
  const { vendor, locationName, lines, chargeList } = purchase;
  const name = purchase.number ?? '';
  const shows = purchase.total !== null;
  const fact = (id: string, label: string, value: string | null) => (value === null ? [] : [{ id, label, value }]);
  const sum = (id: string, label: string, minor: number | null) =>
    minor === null || minor === 0 ? [] : [{ id, label, value: money(minor) }];
  const columns: SheetColumn<PurchaseLine>[] = [
    { id: 'sku', header: t('purchases.theirNumber'), cell: ({ vendorSku, sku }) => vendorSku ?? sku },
    { id: 'item', header: t('purchases.item'), cell: ({ description }) => description },
    { id: 'quantity', header: t('purchases.quantity'), cell: (line) => number(line.quantity), align: 'end' },
    ...(shows
      ? [
          {
            id: 'cost',
            header: t('purchases.unitCost'),
            cell: ({ unitCost }: PurchaseLine) => money(unitCost ?? 0),
            align: 'end' as const,
          },
          {
            id: 'amount',
            header: t('purchases.amount'),
            cell: ({ net }: PurchaseLine) => money(net ?? 0),
            align: 'end' as const,
          },
        ]
      : []),
  ];
  return (
    <PrintDialog
      open
      size="xl"
      title={t('purchases.print.title', { name })}
      closeLabel={t('buying.close')}
      label={t('purchases.print.preview')}
      action={t('purchases.print')}
      onClose={onClose}
    >
      <DocumentSheet
        paper={paper}
        title={t('purchases.print.title', { name })}
        from={{ name: store.storeName, lines: contactLines(store) }}
        barcode={name === '' ? undefined : <Barcode value={name} label={name} bare height={32} />}
        parties={[
          {
            id: 'vendor',
            label: t('purchases.vendor'),
            name: vendor.name,
            lines: [vendor.contactName, ...vendor.address.split('\n'), vendor.phone, vendor.email].filter(
              (line): line is string => line !== null && line !== '',
            ),
          },
          {
            id: 'to',
            label: t('purchases.shipTo'),
            name: store.storeName,
            lines: [locationName, ...contactLines({ ...store, phone: null })],
          },
        ]}
        facts={[
          ...fact('orderDay', t('buying.orderDay'), day(purchase.orderDay)),
          ...fact('expectedDay', t('buying.expectedDay'), purchase.expectedDay && day(purchase.expectedDay)),
          ...fact(
            'terms',
            t('purchases.terms.title'),
            purchase.termsDays === null ? null : t('purchases.terms.days', { count: purchase.termsDays }),
          ),
          ...fact('account', t('purchases.account'), vendor.accountNo),
          ...fact('vendorRef', t('purchases.vendorRef'), purchase.vendorRef),
          ...fact('buyer', t('purchases.buyer'), purchase.buyer),
        ]}
        columns={columns}
        rows={lines.filter(({ isExtra }) => !isExtra)}
        rowId={({ id }) => id}
        sums={
          shows
            ? [
                ...sum('net', t('purchases.goods'), purchase.net),
                ...sum('tax', t('purchases.taxSum'), purchase.tax),
                ...chargeList.flatMap(({ id, label, amount }) => sum(id, label, amount)),
                { id: 'total', label: t('buying.total'), value: money(purchase.total ?? 0), total: true },
              ]
            : []
        }
        notes={purchase.notes}
      />
    </PrintDialog>
  );
}
