import type { UnitStatus } from '@tilldesk/domain/inventory';
import { Badge, type Tone } from '@tilldesk/ui';
import { useTranslate } from '../i18n/useTranslate.ts';

/** Badge of a unit's status, by text and color. */
export function UnitStatusBadge({ status }: { status: UnitStatus }) {
  const t = useTranslate();
  return (
    <Badge tone={toneOf[status]} dot>
      {t(`choice.unit.status.${status}`)}
    </Badge>
  );
}

const toneOf: Record<UnitStatus, Tone> = {
  expected: 'neutral',
  backordered: 'neutral',
  in_transit: 'accent',
  at_vendor: 'accent',
  in_stock: 'ok',
  reserved: 'accent',
  pending_inspection: 'warn',
  pending_refurb: 'warn',
  in_repair: 'warn',
  pending_restock: 'warn',
  demo: 'accent',
  loaner: 'accent',
  pending_rma: 'warn',
  sold: 'neutral',
  returned_to_vendor: 'neutral',
  exchanged_by_vendor: 'neutral',
  scrapped: 'bad',
  lost: 'bad',
  stolen: 'bad',
  parts_only: 'bad',
  void: 'neutral',
};
