import { useNavigate, useParams } from 'react-router-dom';
import { PageLink } from '../../navigation/PageLink.tsx';
import { useMayEnter } from '../../navigation/useCanEnter.ts';
import { Page } from '../../page/Page.tsx';
import { useCurrentPage } from '../../page/useCurrentPage.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListView } from './ListView.tsx';
import { recordAddress } from '../places.ts';
import type { VersionedRecord, Resource } from '../resource.ts';
import { useColumns, valueOf } from './useColumns.tsx';
import { useList } from './useList.ts';

/** The list page of a resource, from its definition. */
export function ListScreen<R extends VersionedRecord>({ resource }: { resource: Resource<R> }) {
  const { calls, at, icon, nameOf, texts, list: listOptions } = resource;
  const t = useTranslate();
  const navigate = useNavigate();
  const params = useParams();
  const title = useCurrentPage()?.title;
  const columns = useColumns(resource);
  const fixed = Object.fromEntries(
    Object.entries(listOptions.of ?? {}).map(([name, from]) => [name, params[from ?? ''] ?? '']),
  );
  const list = useList(calls.list, { ...listOptions, fixed });
  const mayOpen = useMayEnter(at.details ?? at.edit ?? at.list);
  const mayAdd = useMayEnter(at.add ?? at.list) && at.add !== undefined;
  const open = at.details ?? at.edit;
  const add = at.add && (
    <PageLink to={at.add} tone="primary" icon="plus" aria-keyshortcuts="n">
      {t(texts.add)}
    </PageLink>
  );
  const { above: Above, actions: Actions, ticked } = listOptions;
  const { units, amount } = listOptions.totals ?? {};
  const sumOf = (name: string | undefined) => name && ((row: R) => Number(valueOf(row, name) ?? 0));
  return (
    <Page
      title={title && t(title, params)}
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
        label={title ? t(title, params) : calls.name}
        columns={columns}
        rowId={(row) => row.id}
        rowName={nameOf}
        onOpen={
          listOptions.opens !== false && open && mayOpen
            ? (row) => void navigate(recordAddress(open, row.id, {}))
            : undefined
        }
        searchHint={t(texts.search)}
        filters={<ListFilters resource={resource} list={list} />}
        ticked={ticked}
        totals={{ units: sumOf(units) || undefined, amount: sumOf(amount) || undefined }}
        empty={{ icon, title: t(texts.empty), text: t(texts.emptyText), action: add }}
        keys={mayAdd && at.add ? { n: () => void navigate(at.add ?? at.list) } : undefined}
      />
    </Page>
  );
}
