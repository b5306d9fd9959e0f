import type { Needs } from '@tilldesk/domain/contract';
import { can } from '@tilldesk/domain/rights';
import { Button } from '@tilldesk/ui';
import type { DialogProps } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { useSession } from '../../session/useSession.ts';
import { Page } from '../../page/Page.tsx';
import type { MessageId } from '../../i18n/Messages.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListView } from './ListView.tsx';
import type { VersionedRecord, Resource } from '../resource.ts';
import { useColumns } from './useColumns.tsx';
import { useList } from './useList.ts';

export type DialogListScreenProps<R extends VersionedRecord> = {
  resource: Resource<R>;
  /** Name of the list; the page around it has its own title. */
  called: MessageId;
  onSaved?: ((saved: R) => void) | undefined;
  /** The width of the dialog. */
  size?: DialogProps['size'];
};

/** The list of a resource whose records have no page: they are added and changed in a dialog over the list. */
export function DialogListScreen<R extends VersionedRecord>({
  resource,
  called,
  onSaved,
  size,
}: DialogListScreenProps<R>) {
  const { calls, icon, nameOf, texts, list: listOptions } = resource;
  const t = useTranslate();
  const { permissions } = useSession();
  const columns = useColumns(resource);
  const list = useList(calls.list, listOptions);
  const [shown, setShown] = useState<R | 'new' | null>(null);
  const may = (needs: Needs | undefined) => typeof needs === 'object' && can(permissions, ...needs);
  const mayAdd = may(calls.create?.needs);
  const mayChange = may(calls.change?.needs);
  const { above: Above } = listOptions;
  const addText = t(texts.add);
  const add = mayAdd && (
    <Button tone="primary" icon="plus" aria-haspopup="dialog" aria-keyshortcuts="n" onClick={() => setShown('new')}>
      {addText}
    </Button>
  );
  return (
    <Page actions={add}>
      {Above && <Above />}
      <ListView
        list={list}
        name={calls.name}
        label={t(called)}
        columns={columns}
        rowId={(row) => row.id}
        rowName={nameOf}
        onOpen={mayChange ? setShown : undefined}
        searchHint={t(texts.search)}
        filters={listOptions.filters && <ListFilters resource={resource} list={list} />}
        empty={{ icon, title: t(texts.empty), text: t(texts.emptyText), action: add }}
        keys={mayAdd ? { n: () => setShown('new') } : undefined}
      />
      {shown !== null && (
        <FormDialog
          resource={resource}
          record={shown === 'new' ? null : shown}
          title={addText}
          onClose={() => setShown(null)}
          onSaved={onSaved}
          size={size}
        />
      )}
    </Page>
  );
}
