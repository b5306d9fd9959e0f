import type { TradeIn } from '@tilldesk/domain/tradeIns';
import { DocumentSheet } from '@tilldesk/ui/print';
import { contactLines } from '../../../printing/storeLines.ts';
import { PrintDialog } from '../../../printing/PrintDialog.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { useSheetPaper } from '../../../printing/useSheetPaper.ts';

/** Previews the agreement as it prints, with a line for the seller's signature. Enter prints it. */
export function AgreementDialog({ tradeIn, onClose }: { tradeIn: TradeIn; onClose: () => void }) {
  const t = useTranslate();
  const paper = useSheetPaper();
  const { money, moment, day } = useFormats();
  const { store } = useSession();
  const { number, document, notes, acceptedAt, createdAt } = tradeIn;
  const title = number === null ? t('tradeIn.print.title') : t('tradeIn.print.number', { number });
  const register = [t(`tradeIn.blacklist.${tradeIn.blacklist}`), tradeIn.blacklistReference].filter(Boolean);
  const appearance = [
    t(`tradeIn.grade.${tradeIn.grade}`),
    tradeIn.color,
    tradeIn.storage,
    tradeIn.batteryHealth !== null && `${t('tradeIn.battery')} ${tradeIn.batteryHealth} %`,
    t(`tradeIn.lock.${tradeIn.lockStatus}`),
  ];
  return (
    <PrintDialog
      open
      size="xl"
      title={title}
      closeLabel={t('tradeIn.close')}
      label={t('tradeIn.print.preview')}
      action={t('tradeIn.print.do')}
      onClose={onClose}
    >
      <DocumentSheet
        paper={paper}
        title={title}
        from={{ name: store.storeName, lines: contactLines(store) }}
        parties={[
          {
            id: 'seller',
            label: t('tradeIn.seller'),
            name: tradeIn.customerName,
            lines: [
              `${t(`tradeIn.document.${document.kind}`)} ${document.number}`,
              ...(document.expires === null ? [] : [`${t('tradeIn.document.expires')} ${day(document.expires)}`]),
            ],
          },
          { id: 'buyer', label: t('tradeIn.print.buyer'), name: store.storeName, lines: [tradeIn.by] },
        ]}
        facts={[
          { id: 'day', label: t('tradeIn.print.day'), value: moment(acceptedAt ?? createdAt) },
          { id: 'payout', label: t('tradeIn.payout'), value: t(`tradeIn.payout.${tradeIn.payout}`) },
        ]}
        columns={[
          { id: 'device', header: t('tradeIn.device'), cell: ({ productName }: TradeIn) => productName },
          { id: 'code', header: t('tradeIn.code'), cell: ({ code }: TradeIn) => code },
          { id: 'looks', header: t('tradeIn.condition'), cell: () => appearance.filter(Boolean).join(' · ') },
          { id: 'offer', header: t('tradeIn.offer'), cell: ({ offer }: TradeIn) => money(offer), align: 'end' },
        ]}
        rows={[tradeIn]}
        rowId={({ id }) => id}
        sums={[{ id: 'offer', label: t('tradeIn.offer'), value: money(tradeIn.offer), total: true }]}
        notes={[
          notes,
          t('tradeIn.print.register', { answer: register.join(' · ') }),
          t('tradeIn.unlocked'),
          '',
          t('tradeIn.print.text'),
        ]
          .filter((line) => line !== null)
          .join('\n')}
      />
    </PrintDialog>
  );
}
