import { Card, Timeline, type TimelineItem } from '@tilldesk/ui';
import { useFormats } from '../i18n/useFormats.ts';

export type HistoryCardProps = {
  title: string;
  /** Who did what when, and why. */
  entries: readonly { at: string; by: string; action: string; reason: string | null }[];
  /** What is said of an action. */
  said: (action: string) => string;
  /** How the actions are marked that made the document or took it back. */
  marks: Readonly<Record<string, Pick<TimelineItem, 'icon' | 'tone'>>>;
};

/** The history of a document. */
export function HistoryCard({ title, entries, said: labelOf, marks }: HistoryCardProps) {
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
