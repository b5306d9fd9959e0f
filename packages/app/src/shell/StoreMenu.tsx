import { Button } from '@tilldesk/ui';
import { Menu } from '@tilldesk/ui/overlay';
import { useCurrentPage } from '../page/useCurrentPage.ts';
import { useProblem } from '../i18n/useProblem.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { ApiProblem } from '../api/ApiProblem.ts';
import { switchToStore } from '../session/switching.ts';
import { toasts } from '../page/toasts.ts';
import { useOwnSession } from '../session/useOwnSession.ts';
import { useSession } from '../session/useSession.ts';
import { nextPlace } from './nextPlace.ts';
import { useConfirmUnsaved } from './useConfirm.tsx';

/** Returns a function that switches to another store of the user. */
export function useSwitchStore(): (storeId: string) => void {
  const page = useCurrentPage();
  const problems = useProblem();
  return (storeId) => {
    switchToStore(storeId, (started) => nextPlace(page, started)).catch((error: unknown) => {
      if (!(error instanceof ApiProblem)) throw error;
      toasts.show({ tone: 'bad', text: problems.message(error) });
    });
  };
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
