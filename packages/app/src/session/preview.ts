import { outside } from '../api/environment.ts';
import { browserStorage, onOtherTab, parseJson, tabStorage, type KeyValueStorage } from '../browser/storage.ts';

/** The role that this tab previews. */
export type Preview = { roleId: string; name: string };

const NAME = 'preview';

/** Returns the role that this tab previews; null for none. */
export function currentPreview(): Preview | null {
  const saved = parseJson(tabStorage.read(NAME));
  return typeof saved === 'object' && saved !== null && 'roleId' in saved && 'name' in saved
    ? (saved as Preview)
    : null;
}

/**
 * Shows the product as a person with this role sees it, in this tab. The document is loaded again, so that nothing that the user
 * could see before remains.
 */
export function startPreview(preview: Preview): void {
  tabStorage.write(NAME, JSON.stringify(preview));
  outside.leaveFor('/dashboard');
}

/** Returns to the user's own rights. */
export function endPreview(): void {
  tabStorage.drop(NAME);
  outside.leaveFor('/employee-management/manage-roles');
}

/**
 * The storage of the session in a tab that previews a role: the saved session without store and limits, so that the page waits for
 * the server's response. Nothing is saved: other tabs keep the user's own rights.
 */
export const sessionOfPreview: KeyValueStorage = {
  read(name) {
    const saved = parseJson(browserStorage.read(name));
    return typeof saved === 'object' && saved !== null
      ? JSON.stringify({ ...saved, permissions: [], store: null, limits: null })
      : null;
  },
  write: () => undefined,
  drop: browserStorage.drop,
};

/** Reports the end of the session in another tab. A change of the saved session there does not concern a preview. */
export const onSessionEnd = (listener: (name: string) => void): (() => void) =>
  onOtherTab((name) => {
    if (browserStorage.read('session') === null) listener(name);
  });
