import { type Invoice } from '@tilldesk/domain/sales';
import { tellable, type Activation } from '@tilldesk/domain/activations';
import { Badge, Button, Card, ItemList } from '@tilldesk/ui';
import { useState } from 'react';
import { ActionDialog } from '../../../actions/useAction.tsx';
import { FailedAlert } from '../../../page/FailedAlert.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useCan } from '../../../session/useCan.ts';
import { activationTones } from './activationTones.ts';
import { numberShown } from './numberShown.ts';
import { reportActivation } from './reportActivation.ts';
import { useActivations } from './useActivations.ts';

/** Lists the activations of a sale with their carrier status. Renders nothing if the sale has none. */
export function ActivationsCard({ invoice }: { invoice: Invoice }) {
  const t = useTranslate();
  const { money, day } = useFormats();
  const canReportStatus = useCan('Sale & Invoice', 'update');
  const { items, problem, again } = useActivations(invoice.id);
  const [reported, setReported] = useState<Activation | null>(null);
  if (problem) {
    return (
      <FailedAlert action={t('activation.again')} onAgain={again}>
        {t('activation.failed')}
      </FailedAlert>
    );
  }
  if (items.length === 0) return null;
  const partsOf = ({ phone, imei, iccid, confirmation, commission, spiff }: Activation) =>
    [
      phone === null ? null : numberShown(phone),
      imei === null ? null : t('sales.imei.of', { code: imei }),
      iccid === null ? null : t('activation.sim.of', { code: iccid }),
      confirmation === null ? null : t('activation.confirmation.of', { number: confirmation }),
      commission === null && spiff === null
        ? null
        : t('activation.earned', { amount: money((commission ?? 0) + (spiff ?? 0)) }),
    ]
      .filter((part) => part !== null)
      .join(' · ');
  return (
    <Card title={t('activation.list')}>
      <ItemList
        variant="filled"
        items={items.map((one) => {
          const status = t(`activation.status.${one.status}`);
          return {
            id: one.id,
            icon: 'phone' as const,
            title: `${one.carrier} · ${one.plan} · ${t(`activation.type.${one.type}`)}`,
            text: partsOf(one),
            value: (
              <Badge tone={activationTones[one.status]} dot>
                {one.endedOn === null ? status : t('activation.ended', { status, day: day(one.endedOn) })}
              </Badge>
            ),
            action: canReportStatus && tellable(one.status).length > 0 && (
              <Button
                size="s"
                aria-haspopup="dialog"
                aria-label={t('activation.report.of', { plan: one.plan })}
                onClick={() => setReported(one)}
              >
                {t('activation.report')}
              </Button>
            ),
          };
        })}
      />
      {reported && <ActionDialog action={reportActivation} of={reported} onClose={() => setReported(null)} />}
    </Card>
  );
}
