import type { Needs } from '@tilldesk/domain/contract';
import { can } from '@tilldesk/domain/rights';
import { Button } from '@tilldesk/ui';
import { useState } from 'react';
import { useSession } from '../../wiring/useSession.ts';
import { Page } from '../page/Page.tsx';
import type { MessageId } from '../say/Sayings.ts';
import { useSay } from '../say/useSay.ts';
import { FormDialog } from './FormDialog.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListView } from './ListView.tsx';
import type { Kept, Resource } from './resource.ts';
import { useColumns } from './useColumns.tsx';
import { useList } from './useList.ts';

export type DialogListScreenProps<R extends Kept> = {
  resource: Resource<R>;
  /** Names the list; the page that it stands on names itself. */
  called: MessageId;
  onSaved?: ((saved: R) => void) | undefined;
};

/** The list of a resource whose records have no page of their own: they are added and changed in a dialog over it. */
export function DialogListScreen<R extends Kept>({ resource, called, onSaved }: DialogListScreenProps<R>) {
  const { calls, icon, nameOf, list: look } = resource;
  const say = useSay();
  const { permissions } = useSession();
  const columns = useColumns(resource);
  const list = useList(calls.list, { sort: look.sort, filters: look.filters, watch: look.watch });
  const [shown, setShown] = useState<R | 'new' | null>(null);
  const may = (needs: Needs | undefined) => typeof needs === 'object' && can(permissions, ...needs);
  const mayAdd = may(calls.create?.needs);
  const mayChange = may(calls.change?.needs);
  const { words, above: Above } = look;
  const addText = words.add ? say(words.add) : '';
  const add = mayAdd && words.add && (
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
        label={say(called)}
        columns={columns}
        rowId={(row) => row.id}
        rowName={nameOf}
        onOpen={mayChange ? setShown : undefined}
        searchHint={say(words.search)}
        filters={look.filters.length > 0 && <ListFilters resource={resource} list={list} />}
        empty={{ icon, title: say(words.empty), text: say(words.emptyText), action: add }}
        keys={mayAdd ? { n: () => setShown('new') } : undefined}
      />
      {shown !== null && (
        <FormDialog
          resource={resource}
          record={shown === 'new' ? null : shown}
          title={addText}
          onClose={() => setShown(null)}
          onSaved={onSaved}
        />
      )}
    </Page>
  );
}
