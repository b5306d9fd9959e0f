import type { TradeIn } from '@tilldesk/domain/selling';
import { DocumentSheet } from '@tilldesk/ui/print';
import { PrintDialog } from '../../../kit/printing/PrintDialog.tsx';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { useSheetPaper } from '../../../kit/printing/useSheetPaper.ts';

/** The agreement as it comes out of the printer, for the seller's signature; Enter prints it. */
export function AgreementDialog({ tradeIn, onClose }: { tradeIn: TradeIn; onClose: () => void }) {
  const say = useSay();
  const paper = useSheetPaper();
  const { money, moment, day } = useFormats();
  const { store } = useSession();
  const { number, document, notes, acceptedAt, createdAt } = tradeIn;
  const title = number === null ? say('tradeIn.print.title') : say('tradeIn.print.number', { number });
  const register = [say(`tradeIn.blacklist.${tradeIn.blacklist}`), tradeIn.blacklistReference].filter(Boolean);
  const looks = [
    say(`tradeIn.grade.${tradeIn.grade}`),
    tradeIn.color,
    tradeIn.storage,
    tradeIn.batteryHealth !== null && `${say('tradeIn.battery')} ${tradeIn.batteryHealth} %`,
    say(`tradeIn.lock.${tradeIn.lockStatus}`),
  ];
  return (
    <PrintDialog
      open
      size="xl"
      title={title}
      closeLabel={say('tradeIn.close')}
      label={say('tradeIn.print.preview')}
      action={say('tradeIn.print.do')}
      onClose={onClose}
    >
      <DocumentSheet
        paper={paper}
        title={title}
        from={{ name: store.storeName, lines: [store.address, store.phone].filter((line) => line !== null) }}
        parties={[
          {
            id: 'seller',
            label: say('tradeIn.seller'),
            name: tradeIn.customerName,
            lines: [
              `${say(`tradeIn.document.${document.kind}`)} ${document.number}`,
              ...(document.expires === null ? [] : [`${say('tradeIn.document.expires')} ${day(document.expires)}`]),
            ],
          },
          { id: 'buyer', label: say('tradeIn.print.buyer'), name: store.storeName, lines: [tradeIn.by] },
        ]}
        facts={[
          { id: 'day', label: say('tradeIn.print.day'), value: moment(acceptedAt ?? createdAt) },
          { id: 'payout', label: say('tradeIn.payout'), value: say(`tradeIn.payout.${tradeIn.payout}`) },
        ]}
        columns={[
          { id: 'device', header: say('tradeIn.device'), cell: ({ productName }: TradeIn) => productName },
          { id: 'code', header: say('tradeIn.code'), cell: ({ code }: TradeIn) => code },
          { id: 'looks', header: say('tradeIn.condition'), cell: () => looks.filter(Boolean).join(' · ') },
          { id: 'offer', header: say('tradeIn.offer'), cell: ({ offer }: TradeIn) => money(offer), align: 'end' },
        ]}
        rows={[tradeIn]}
        rowId={({ id }) => id}
        sums={[{ id: 'offer', label: say('tradeIn.offer'), value: money(tradeIn.offer), total: true }]}
        notes={[
          notes,
          say('tradeIn.print.register', { answer: register.join(' · ') }),
          say('tradeIn.unlocked'),
          '',
          say('tradeIn.print.text'),
        ]
          .filter((line) => line !== null)
          .join('\n')}
      />
    </PrintDialog>
  );
}
