import { Badge, Icon, Text } from '@tilldesk/ui';
import { Beside } from '../../../kit/page/flow.styles.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { hoursText } from './hours.ts';
import type { Cell, Mark } from './sheet.ts';

const toneOf = { in: 'ok', break: 'accent', look: 'warn' } as const satisfies Record<Mark, string>;

/** The hours of a day and what stands out of it, as a manager takes it in at a glance. */
export function CellHours({
  cell: { seconds, mark, corrected },
}: {
  cell: Pick<Cell, 'seconds' | 'mark' | 'corrected'>;
}) {
  const say = useSay();
  const hours = hoursText(seconds);
  return (
    <Beside>
      {corrected && (
        <Text tone="muted">
          <Icon name="edit" size={12} label={say('clock.mark.corrected')} />
        </Text>
      )}
      {mark === null ? (
        <Text code>{hours}</Text>
      ) : (
        <Badge tone={toneOf[mark]} dot title={say(`clock.mark.${mark}`)}>
          {hours}
        </Badge>
      )}
    </Beside>
  );
}

/** What the marks of the grid mean. */
export function MarkLegend() {
  const say = useSay();
  return (
    <>
      {(['in', 'break', 'look'] as const).map((mark) => (
        <Badge key={mark} tone={toneOf[mark]} dot>
          {say(`clock.mark.${mark}`)}
        </Badge>
      ))}
      <Text tone="muted" size="xs">
        <Beside>
          <Icon name="edit" size={12} />
          {say('clock.mark.corrected')}
        </Beside>
      </Text>
    </>
  );
}
