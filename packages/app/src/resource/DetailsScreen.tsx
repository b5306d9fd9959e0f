import { can } from '@tilldesk/domain/rights';
import { Button, Card, Timeline } from '@tilldesk/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMayEnter } from '../navigation/useCanEnter.ts';
import { Failed } from '../page/Failed.tsx';
import { Stack } from '../page/flow.styles.ts';
import { Page } from '../page/Page.tsx';
import { Wait } from '../page/Loading.tsx';
import { useSession } from '../session/useSession.ts';
import { useFormats } from '../i18n/useFormats.ts';
import type { MessageId } from '../i18n/Messages.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { ArchiveButton } from './ArchiveButton.tsx';
import { Details } from './Details.tsx';
import { Columns } from './Details.styles.ts';
import { recordAddress } from './places.ts';
import type { VersionedRecord, Resource } from './resource.ts';
import { useRecord } from './useRecord.ts';
import { useShortcuts } from './useShortcuts.ts';

/** A record with its creation and last change time, which every stored record has. */
export type Dated = VersionedRecord & { createdAt: string; updatedAt: string };

export type DetailsScreenProps<R extends Dated> = {
  resource: Resource<R>;
  /** A secondary line under the name. */
  about?: (record: R) => ReactNode;
  /** Buttons before those to change and archive the record. */
  actions?: (record: R) => ReactNode;
  /** Content above everything: the most important figures. */
  above?: (record: R) => ReactNode;
  /** Related content in the wide column, above the facts. */
  children?: (record: R) => ReactNode;
  /** Content at the top of the narrow column, above the resource's facts. */
  sidebar?: (record: R) => ReactNode;
  /** Titles of sections that are rendered separately. */
  without?: readonly MessageId[];
  /** Content at the end of the narrow column. @default creation and last change */
  history?: (record: R) => ReactNode;
};

/** The details page of a resource: facts, related content, history, and the buttons to change or archive it. */
export function DetailsScreen<R extends Dated>(props: DetailsScreenProps<R>) {
  const { resource, about, actions, above, children, sidebar, without = [], history } = props;
  const { data: record, problem, again } = useRecord(resource);
  if (!record) return problem ? <Failed problem={problem} onAgain={again} /> : <Wait />;
  return (
    <Page
      title={resource.nameOf(record)}
      about={about?.(record)}
      actions={
        <>
          {actions?.(record)}
          <ArchiveButton resource={resource} record={record} />
          <EditButton resource={resource} record={record} />
        </>
      }
    >
      {above?.(record)}
      <Columns>
        <Stack>{children?.(record)}</Stack>
        <Stack>
          {sidebar?.(record)}
          <Details resource={resource} record={record} layout="rows" without={without} />
          {history ? history(record) : <Dates record={record} />}
        </Stack>
      </Columns>
    </Page>
  );
}

function EditButton<R extends VersionedRecord>({
  resource: { at, calls },
  record,
}: {
  resource: Resource<R>;
  record: R;
}) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { permissions } = useSession();
  const { needs } = calls.change ?? { needs: 'nobody' };
  const mayChange = typeof needs === 'object' && can(permissions, ...needs);
  const mayEnter = useMayEnter(at.edit ?? at.list) && at.edit !== undefined && mayChange;
  const edit = () => void navigate(recordAddress(at.edit ?? at.list, record.id));
  useShortcuts(mayEnter ? { e: edit } : {});
  if (!mayEnter) return null;
  return (
    <Button tone="primary" icon="edit" aria-keyshortcuts="e" onClick={edit}>
      {t('details.edit')}
    </Button>
  );
}

function Dates({ record }: { record: Dated }) {
  const t = useTranslate();
  const { moment } = useFormats();
  const entry = (id: string, title: string, at: string) => ({ id, title, at, timeText: moment(at) });
  const added = entry('added', t('details.added'), record.createdAt);
  const changed = entry('changed', t('details.lastChange'), record.updatedAt);
  return (
    <Card title={t('details.history')}>
      <Timeline items={record.updatedAt === record.createdAt ? [added] : [changed, added]} />
    </Card>
  );
}
