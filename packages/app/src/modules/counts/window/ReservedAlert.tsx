import { products } from '@tilldesk/domain/products';
import { Alert } from '@tilldesk/ui';
import { PageLink } from '../../../navigation/PageLink.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useCan } from '../../../session/useCan.ts';

export type ReservedAlertProps = {
  productId: string;
  /** Says for whom pieces are reserved. */
  text: string;
  onClose: () => void;
};

/** Alert that a count was not posted because missing pieces are reserved. Links to where reservations are released. */
export function ReservedAlert({ productId, text, onClose }: ReservedAlertProps) {
  const t = useTranslate();
  const mayReadProducts = useCan('Product', 'read');
  const { data } = useAnswer(products.one, mayReadProducts ? { params: { id: productId } } : null);
  return (
    <Alert
      tone="bad"
      title={t('counts.reserved.title')}
      closeLabel={t('counts.reserved.close')}
      onClose={onClose}
      actions={
        data && (
          <PageLink
            to="/manage-inventory/non-serialized/:categoryName/:categoryId/:itemName/:itemId"
            with={{
              categoryName: data.categoryName,
              categoryId: data.categoryId,
              itemName: data.name,
              itemId: data.id,
            }}
            tone="secondary"
          >
            {t('counts.reserved.show')}
          </PageLink>
        )
      }
    >
      {text} {t('counts.reserved.text')}
    </Alert>
  );
}
