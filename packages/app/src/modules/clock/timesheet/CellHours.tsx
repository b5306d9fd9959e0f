import { Badge, Icon, Text } from '@tilldesk/ui';
import { InlineGroup } from '../../../page/flow.styles.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { hoursText } from './hours.ts';
import type { Cell, Mark } from './sheet.ts';

const toneOf = { in: 'ok', break: 'accent', look: 'warn' } as const satisfies Record<Mark, string>;

/** The hours of a day and what stands out of it, as a manager takes it in at a glance. */
export function CellHours({
  cell: { seconds, mark, corrected },
}: {
  cell: Pick<Cell, 'seconds' | 'mark' | 'corrected'>;
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

/** What the marks of the grid mean. */
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
    </>
  );
}
