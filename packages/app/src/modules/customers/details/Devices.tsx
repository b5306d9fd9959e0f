import { type Customer, customerDevices, type CustomerDevice } from '@tilldesk/domain/customers';
import { Text } from '@tilldesk/ui';
import type { Column } from '@tilldesk/ui/table';
import { useState } from 'react';
import { PageLink } from '../../../navigation/PageLink.tsx';
import { useMayEnter } from '../../../navigation/useCanEnter.ts';
import { Shown } from '../../../resource/FieldValue.tsx';
import { UnitStatusBadge } from '../../../stock/UnitStatusBadge.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { BOOK_PAGE } from './BookPages.tsx';
import { BookTable } from './BookTable.tsx';
import { InvoiceLink } from './InvoiceLink.tsx';

/** A device code, linked to the device's history for users who may see it. */
function DeviceLink({ code }: { code: string }) {
  const text = <Text code>{code}</Text>;
  if (!useMayEnter('/serial-tracking')) return text;
  return (
    <PageLink to="/serial-tracking" query={{ q: code }}>
      {text}
    </PageLink>
  );
}

/** Lists every device that was sold to a customer, with its warranty. */
export function Devices({ customer: { id } }: { customer: Customer }) {
  const t = useTranslate();
  const { day } = useFormats();
  const [page, setPage] = useState(1);
  const answered = useAnswer(
    customerDevices,
    { params: { id }, query: { page, limit: BOOK_PAGE } },
    { keepPreviousData: true, watch: ['invoices', 'units'] },
  );
  const columns: Column<CustomerDevice>[] = [
    {
      id: 'code',
      header: t('customers.device.code'),
      cell: ({ code }) => <DeviceLink code={code} />,
      whole: true,
    },
    { id: 'product', header: t('customers.device.product'), cell: ({ productName }) => productName, least: 180 },
    {
      id: 'sold',
      header: t('customers.device.sold'),
      cell: ({ soldAt }) => <Shown kind="date" value={soldAt} />,
      whole: true,
    },
    {
      id: 'invoice',
      header: t('customers.invoice.number'),
      cell: ({ invoiceId, invoice, isHere, storeName }) => {
        const shown = invoice ?? t('customers.device.marked');
        if (!isHere) return t('customers.device.at', { invoice: shown, storeName });
        return invoiceId === null ? (
          <Text tone="muted">{shown}</Text>
        ) : (
          <InvoiceLink id={invoiceId}>{shown}</InvoiceLink>
        );
      },
      whole: true,
    },
    {
      id: 'warranty',
      header: t('customers.device.warranty'),
      cell: ({ warrantyUntil }) =>
        warrantyUntil === null ? (
          <Text tone="muted">{t('customers.device.noWarranty')}</Text>
        ) : (
          t('customers.device.until', { day: day(warrantyUntil) })
        ),
      whole: true,
    },
    // The status is shown only when a device is no longer with the customer; all others are sold by definition.
    ...(answered.data?.items.some(({ status }) => status !== 'sold')
      ? [
          {
            id: 'status',
            header: t('customers.device.status'),
            cell: ({ status }: CustomerDevice) => <UnitStatusBadge status={status} />,
            whole: true,
          },
        ]
      : []),
  ];
  return (
    <BookTable
      label={t('customers.view.devices')}
      columns={columns}
      rowId={({ lineId }) => lineId}
      answered={answered}
      page={page}
      onPage={setPage}
      empty={{ icon: 'phone', title: t('customers.device.none'), text: t('customers.device.noneText') }}
    />
  );
}
