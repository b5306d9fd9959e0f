import { Badge, Icon, Text } from '@tilldesk/ui';
import { InlineGroup } from '../../../page/flow.styles.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { hoursText } from '../../../timeclock/hours.ts';
import type { Cell, Mark } from './sheet.ts';

const toneOf = { in: 'ok', break: 'accent', look: 'warn' } as const satisfies Record<Mark, string>;

/** Shows the hours of a day and the marks that a manager should notice. */
export function CellHours({
  cell: { seconds, mark, corrected, approved },
}: {
  cell: Pick<Cell, 'seconds' | 'mark' | 'corrected' | 'approved'>;
}) {
  const t = useTranslate();
  const hours = hoursText(seconds);
  return (
    <InlineGroup>
      {corrected && (
        <Text tone="muted">
          <Icon name="edit" size={12} label={t('clock.mark.corrected')} />
        </Text>
      )}
      {approved && (
        <Text tone="ok">
          <Icon name="check" size={12} label={t('clock.approved')} />
        </Text>
      )}
      {mark === null ? (
        <Text code>{hours}</Text>
      ) : (
        <Badge tone={toneOf[mark]} dot title={t(`clock.mark.${mark}`)}>
          {hours}
        </Badge>
      )}
    </InlineGroup>
  );
}

/** Explains the marks of the grid. */
export function MarkLegend() {
  const t = useTranslate();
  return (
    <>
      {(['in', 'break', 'look'] as const).map((mark) => (
        <Badge key={mark} tone={toneOf[mark]} dot>
          {t(`clock.mark.${mark}`)}
        </Badge>
      ))}
      <Text tone="muted" size="xs">
        <InlineGroup>
          <Icon name="edit" size={12} />
          {t('clock.mark.corrected')}
        </InlineGroup>
      </Text>
      <Text tone="muted" size="xs">
        <InlineGroup>
          <Icon name="check" size={12} />
          {t('clock.approved')}
        </InlineGroup>
      </Text>
    </>
  );
}
