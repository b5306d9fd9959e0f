import { Card, Timeline, type TimelineItem } from '@tilldesk/ui';
import { useFormats } from '../i18n/useFormats.ts';

export type HistoryCardProps = {
  title: string;
  /** Time, user, action and reason of each entry. */
  entries: readonly { at: string; by: string; action: string; reason: string | null }[];
  /** Returns the label of an action. */
  labelOf: (action: string) => string;
  /** Icon and tone of the actions that created or voided the document. */
  marks: Readonly<Record<string, Pick<TimelineItem, 'icon' | 'tone'>>>;
};

/** Shows the history of a document. */
export function HistoryCard({ title, entries, labelOf, marks }: HistoryCardProps) {
  const { moment } = useFormats();
  return (
    <Card title={title}>
      <Timeline
        items={entries.map(({ at, by, action, reason }, index) => ({
          id: String(index),
          title: labelOf(action),
          text: reason === null ? by : `${by} · ${reason}`,
          at,
          timeText: moment(at),
          ...(marks[action] ?? { icon: 'clock', tone: 'neutral' }),
        }))}
      />
    </Card>
  );
}
