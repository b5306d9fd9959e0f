import { useNavigate, useParams } from 'react-router-dom';
import { Go } from '../go/Go.tsx';
import { useMayEnter } from '../go/useMayEnter.ts';
import { Page } from '../page/Page.tsx';
import { useCurrentPage } from '../page/useCurrentPage.ts';
import { useSay } from '../say/useSay.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListView } from './ListView.tsx';
import { recordAddress } from './places.ts';
import type { Kept, Resource } from './resource.ts';
import { useColumns, valueOf } from './useColumns.tsx';
import { useList } from './useList.ts';

/** The list of a resource, as its definition says. */
export function ListScreen<R extends Kept>({ resource }: { resource: Resource<R> }) {
  const { calls, at, icon, nameOf, list: look } = resource;
  const { words } = look;
  const say = useSay();
  const navigate = useNavigate();
  const params = useParams();
  const title = useCurrentPage()?.title;
  const columns = useColumns(resource);
  const fixed = Object.fromEntries(Object.entries(look.of).map(([name, from]) => [name, params[from ?? ''] ?? '']));
  const list = useList(calls.list, { sort: look.sort, filters: look.filters, fixed, watch: look.watch });
  const mayOpen = useMayEnter(at.details ?? at.edit ?? at.list);
  const mayAdd = useMayEnter(at.add ?? at.list) && at.add !== undefined;
  const open = at.details ?? at.edit;
  const add = at.add && words.add && (
    <Go to={at.add} tone="primary" icon="plus" aria-keyshortcuts="n">
      {say(words.add)}
    </Go>
  );
  const { above: Above, actions: Actions, ticked } = look;
  const { units, amount } = look.totals;
  const sumOf = (name: string | undefined) => name && ((row: R) => Number(valueOf(row, name) ?? 0));
  return (
    <Page
      title={title && say(title, params)}
      actions={
        <>
          {Actions && <Actions />}
          {add}
        </>
      }
    >
      {Above && <Above />}
      <ListView
        list={list}
        name={calls.name}
        label={title ? say(title, params) : calls.name}
        columns={columns}
        rowId={(row) => row.id}
        rowName={nameOf}
        onOpen={look.opens && open && mayOpen ? (row) => void navigate(recordAddress(open, row.id, {})) : undefined}
        searchHint={say(words.search)}
        filters={<ListFilters resource={resource} list={list} />}
        ticked={ticked}
        totals={{ units: sumOf(units) || undefined, amount: sumOf(amount) || undefined }}
        empty={{ icon, title: say(words.empty), text: say(words.emptyText), action: add }}
        keys={mayAdd && at.add ? { n: () => void navigate(at.add ?? at.list) } : undefined}
      />
    </Page>
  );
}
