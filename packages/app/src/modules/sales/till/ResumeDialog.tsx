import { invoices, type InvoiceRow } from '@tilldesk/domain/sales';
import { Alert, Button, EmptyState, ItemList } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { addressOf } from '../../../navigation/addressOf.ts';
import { Wait } from '../../../page/Loading.tsx';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';

/** Maximum number of drafts shown, the latest first. The list of invoices contains all drafts. */
const ON_HOLD_MAX = 12;

export type ResumeDialogProps = { /** Id of the invoice that is open at the till. */ own: string; onClose: () => void };

/** Lists the drafts of the store with their customer, age and amount. One click, or Enter, resumes a draft. */
export function ResumeDialog({ own, onClose }: ResumeDialogProps) {
  const t = useTranslate();
  const { money, moment } = useFormats();
  const problems = useProblem();
  const query = { status: 'draft', sort: '-createdAt', limit: ON_HOLD_MAX } as const;
  const { data, problem } = useAnswer(invoices.list, { query }, { watch: ['invoices'] });
  const onHoldSales = data?.items.filter(({ id, pieces, total }) => id !== own && (pieces > 0 || total > 0)) ?? [];
  const list = useRef<HTMLDivElement>(null);
  const hasSalesOnHold = onHoldSales.length > 0;
  useEffect(
    function startAtTheLatest() {
      if (hasSalesOnHold) list.current?.querySelector('a')?.focus();
    },
    [hasSalesOnHold],
  );
  const about = ({ pieces, salesperson, updatedAt }: InvoiceRow) =>
    [t('sales.till.pieces', { count: pieces }), salesperson, moment(updatedAt)].join(' · ');
  return (
    <Dialog
      open
      title={t('sales.onHold')}
      description={t('sales.onHold.text')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('sales.close')}</Button>}
    >
      {problem && !data && <Alert tone="bad">{problems.message(problem)}</Alert>}
      {!data && !problem && <Wait />}
      {data && onHoldSales.length === 0 && <EmptyState icon="receipt" title={t('sales.onHold.none')} />}
      {hasSalesOnHold && (
        <div ref={list}>
          <ItemList
            variant="lined"
            items={onHoldSales.map((row) => ({
              id: row.id,
              icon: 'receipt',
              title: row.customerName ?? t('sales.walkIn'),
              text: about(row),
              value: money(row.total),
              href: addressOf('/sale-invoice-management/invoice-edit/:invoiceId', { with: { invoiceId: row.id } }),
            }))}
            renderLink={({ href, children }) => (
              <Link to={href} onClick={onClose}>
                {children}
              </Link>
            )}
          />
        </div>
      )}
    </Dialog>
  );
}
