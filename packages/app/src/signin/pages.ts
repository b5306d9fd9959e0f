import { accessMessages } from './accessTexts.ts';
import type { EntryScreen } from './PageProps.ts';
import type { EntryPath } from './places.ts';
import { SignInPage } from './SignInPage.tsx';
import { preferredLanguage } from './texts.ts';

const loaders: Record<Exclude<EntryPath, '/signin'>, () => Promise<{ Screen: EntryScreen }>> = {
  '/validation-code': () => import('./code/ValidationCode.tsx'),
  '/forgot-password': () => import('./password/ForgotPassword.tsx'),
  '/reset-password': () => import('./password/ResetPassword.tsx'),
};

/**
 * Returns the page of a path. The sign-in is available at once; the others load with their messages. Rejects when they cannot
 * be loaded.
 */
export async function pageAt(path: EntryPath): Promise<EntryScreen> {
  if (path === '/signin') return SignInPage;
  // A page whose Spanish messages are missing is shown in English.
  const messages = accessMessages.load(preferredLanguage()).catch(() => undefined);
  const [{ Screen }] = await Promise.all([loaders[path](), messages]);
  return Screen;
}
