import { products, type Product, variantAxes, variantGroups, VARIANTS_MAX } from '@tilldesk/domain/products';
import { Button, Card, ItemList } from '@tilldesk/ui';
import { useState } from 'react';
import { addressOf } from '../../../navigation/addressOf.ts';
import { PageLink } from '../../../navigation/PageLink.tsx';
import { routerLink } from '../../../navigation/routerLink.tsx';
import { Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useCan } from '../../../session/useCan.ts';
import { VariantsDialog } from './VariantsDialog.tsx';

/** The maximum number of variants in the panel; the product list shows them all. */
const SHOWN = 8;

/** Lists the other variants of a product, with an action to create more. */
export function VariantsPanel({ record }: { record: Product }) {
  const t = useTranslate();
  const { money } = useFormats();
  const [open, setOpen] = useState(false);
  const { groupId } = record;
  const { data: group } = useAnswer(variantGroups.one, groupId === null ? null : { params: { id: groupId } });
  const siblings = useAnswer(
    products.list,
    groupId === null ? null : { query: { groupId, limit: VARIANTS_MAX, sort: 'name' } },
  ).data?.items;
  const mayMake = useCan('Product', 'create');
  if (groupId === null && !mayMake) return null;
  const isReady = groupId === null || (group !== undefined && siblings !== undefined);
  return (
    <Card
      title={t('variants.title')}
      hint={group ? t('variants.of', { name: group.name, count: group.productCount }) : t('variants.about')}
    >
      <Stack>
        {siblings && (
          <ItemList
            variant="lined"
            renderLink={routerLink}
            items={siblings.slice(0, SHOWN).map((one) => ({
              id: one.id,
              title: variantAxes.flatMap((axis) => one[axis] ?? []).join(' · ') || one.name,
              text: one.sku,
              value: money(one.price),
              ...(one.id !== record.id && {
                href: addressOf('/product-management/edit-product/:productId', { with: { productId: one.id } }),
              }),
            }))}
          />
        )}
        {groupId !== null && (
          <PageLink to="/product-management" query={{ groupId }}>
            {t('variants.all')}
          </PageLink>
        )}
        {mayMake && (
          <Button icon="plus" aria-haspopup="dialog" disabled={!isReady} onClick={() => setOpen(true)}>
            {t(groupId === null ? 'variants.make' : 'variants.more')}
          </Button>
        )}
      </Stack>
      {open && (
        <VariantsDialog base={record} group={group ?? null} existing={siblings ?? []} onClose={() => setOpen(false)} />
      )}
    </Card>
  );
}
