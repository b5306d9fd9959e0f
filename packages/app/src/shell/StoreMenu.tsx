import { Button } from '@tilldesk/ui';
import { Menu } from '@tilldesk/ui/overlay';
import { useToastedMutation } from '../actions/useToastedMutation.ts';
import { useCurrentPage } from '../page/useCurrentPage.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { switchToStore } from '../session/switching.ts';
import { useOwnSession } from '../session/useOwnSession.ts';
import { useSession } from '../session/useSession.ts';
import { nextPlace } from './nextPlace.ts';
import { useConfirmUnsaved } from './useConfirm.tsx';

/** Returns a function that switches to another store of the user. */
export function useSwitchStore(): (storeId: string) => void {
  const page = useCurrentPage();
  const { run } = useToastedMutation();
  return (storeId) => void run(storeId, () => switchToStore(storeId, (started) => nextPlace(page, started)));
}

/** Shows the current store and the user's other stores; renders nothing for a user with only one. */
export function StoreMenu() {
  const t = useTranslate();
  const { store } = useSession();
  const { data } = useOwnSession();
  const switchStore = useSwitchStore();
  const { confirmUnsaved, question } = useConfirmUnsaved();
  const stores = data?.stores ?? [];
  if (stores.length < 2) return null;
  return (
    <>
      <Menu
        label={t('shell.stores')}
        items={stores.map(({ id, code, storeName }) => ({
          id,
          label: storeName,
          hint: code,
          icon: id === store.id ? 'check' : 'store',
          current: id === store.id,
        }))}
        onSelect={({ id }) => id !== store.id && confirmUnsaved(() => switchStore(id))}
        button={(props) => (
          <Button {...props} tone="quiet" size="s" iconEnd="chevron-down" title={t('shell.stores')}>
            {store.storeName}
          </Button>
        )}
      />
      {question}
    </>
  );
}
