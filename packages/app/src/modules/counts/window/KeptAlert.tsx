import { can } from '@tilldesk/domain/rights';
import { products } from '@tilldesk/domain/shop';
import { Alert } from '@tilldesk/ui';
import { Go } from '../../../kit/go/Go.tsx';
import { useSay } from '../../../kit/say/useSay.ts';
import { useAnswer } from '../../../wiring/answers.ts';
import { useSession } from '../../../wiring/useSession.ts';

export type KeptAlertProps = {
  productId: string;
  /** Says for whom pieces are kept. */
  text: string;
  onClose: () => void;
};

/** A count was not posted, as missing pieces are kept for somebody: leads to where the reservations are released. */
export function KeptAlert({ productId, text, onClose }: KeptAlertProps) {
  const say = useSay();
  const mayLook = can(useSession().permissions, 'Product', 'read');
  const { data } = useAnswer(products.one, mayLook ? { params: { id: productId } } : null);
  return (
    <Alert
      tone="bad"
      title={say('counts.kept.title')}
      closeLabel={say('counts.kept.close')}
      onClose={onClose}
      actions={
        data && (
          <Go
            to="/manage-inventory/non-serialized/:categoryName/:categoryId/:itemName/:itemId"
            with={{
              categoryName: data.categoryName,
              categoryId: data.categoryId,
              itemName: data.name,
              itemId: data.id,
            }}
            tone="secondary"
          >
            {say('counts.kept.show')}
          </Go>
        )
      }
    >
      {text} {say('counts.kept.text')}
    </Alert>
  );
}
