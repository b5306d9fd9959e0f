import { type Category, sortCategories } from '@tilldesk/domain/products';
import { Badge, Button, EmptyState, IconButton } from '@tilldesk/ui';
import { DataTable } from '@tilldesk/ui/table';
import { useState } from 'react';
import { useToastedMutation } from '../../../actions/useToastedMutation.ts';
import { InlineGroup, Row } from '../../../page/flow.styles.ts';
import { Page } from '../../../page/Page.tsx';
import { FormDialog } from '../../../resource/form/FormDialog.tsx';
import { Shown } from '../../../resource/FieldValue.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { useCan } from '../../../session/useCan.ts';
import { CatalogueTabs } from '../CatalogueTabs.tsx';
import { categoriesResource } from '../categories.resource.ts';
import { useTaxes } from '../taxes/useTaxes.ts';
import { useCategories } from './useCategories.ts';
import { inOrder, moved } from './order.ts';

/** The categories in two levels: add, rename, move, sort and archive them. */
export function Categories() {
  const t = useTranslate();
  const { items, loading } = useCategories();
  const taxes = useTaxes();
  const [shown, setShown] = useState<Category | 'new' | null>(null);
  const { busy, run } = useToastedMutation();
  const mayChange = useCan('Product', 'update');
  const mayAdd = useCan('Product', 'create');
  const rows = inOrder(items);

  const move = async (row: Category, by: -1 | 1) => {
    const ids = moved(items, row, by);
    if (ids === null || busy) return;
    await run(null, async () => {
      await call(sortCategories, { body: { ids } });
      refresh('categories');
    });
  };
  const add = mayAdd && (
    <Button tone="primary" icon="plus" aria-haspopup="dialog" onClick={() => setShown('new')}>
      {t('categories.add')}
    </Button>
  );
  const mover = (row: Category, by: -1 | 1) => (
    <IconButton
      size="s"
      icon={by < 0 ? 'chevron-up' : 'chevron-down'}
      label={t(by < 0 ? 'categories.up' : 'categories.down', { name: row.name })}
      disabled={moved(items, row, by) === null}
      onClick={() => void move(row, by)}
    />
  );
  return (
    <Page actions={add}>
      <CatalogueTabs />
      <DataTable
        label={t('products.view.categories')}
        rows={rows}
        rowId={({ id }) => id}
        onOpen={mayChange ? setShown : undefined}
        loading={loading ? t('list.loading') : undefined}
        empty={
          <EmptyState
            icon="tag"
            title={t('categories.empty')}
            text={t('categories.emptyText')}
            action={add || undefined}
          />
        }
        columns={[
          {
            id: 'name',
            header: t('field.category.name'),
            cell: ({ name, parentId, active }) => (
              <InlineGroup>
                {parentId === null ? <b>{name}</b> : `↳ ${name}`}
                {!active && <Badge>{t('products.inactive')}</Badge>}
              </InlineGroup>
            ),
          },
          {
            id: 'kind',
            header: t('field.category.kind'),
            width: 112,
            cell: ({ kind }) => t(`choice.category.kind.${kind}`),
          },
          {
            id: 'tracking',
            header: t('field.product.tracking'),
            width: 116,
            cell: ({ isSerializedDefault }) => (
              <Shown kind="text" value={isSerializedDefault ? t('choice.product.tracking.serialized') : null} />
            ),
          },
          {
            id: 'tax',
            header: t('field.category.taxId'),
            width: 132,
            cell: ({ taxId }) => <Shown kind="text" value={taxes.find(({ id }) => id === taxId)?.name ?? null} />,
          },
          {
            id: 'products',
            header: t('field.category.productCount'),
            width: 88,
            align: 'end',
            cell: ({ productCount }) => productCount,
          },
          ...(mayChange
            ? [
                {
                  id: 'order',
                  header: t('categories.order'),
                  width: 92,
                  align: 'end' as const,
                  cell: (row: Category) => (
                    <Row onClick={(event) => event.stopPropagation()}>
                      {mover(row, -1)}
                      {mover(row, 1)}
                    </Row>
                  ),
                },
              ]
            : []),
        ]}
      />
      {shown !== null && (
        <FormDialog
          resource={categoriesResource}
          record={shown === 'new' ? null : shown}
          title={t('categories.add')}
          onClose={() => setShown(null)}
        />
      )}
    </Page>
  );
}
