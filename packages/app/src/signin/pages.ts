import { accessMessages } from './accessTexts.ts';
import type { EntryScreen } from './PageProps.ts';
import type { EntryPath } from './places.ts';
import { SignInPage } from './SignInPage.tsx';
import { preferredLanguage } from './texts.ts';

const loaders: Record<Exclude<EntryPath, '/signin'>, () => Promise<{ Screen: EntryScreen }>> = {
  '/validation-code': () => import('./ValidationCode.tsx'),
  '/forgot-password': () => import('./ForgotPassword.tsx'),
  '/reset-password': () => import('./ResetPassword.tsx'),
};

/** The page at a path: sign-in is there at once, the others load with their words. Rejects where they cannot be had. */
export async function pageAt(path: EntryPath): Promise<EntryScreen> {
  if (path === '/signin') return SignInPage;
  // Without its Spanish a page speaks English.
  const messages = accessMessages.load(preferredLanguage()).catch(() => undefined);
  const [{ Screen }] = await Promise.all([loaders[path](), messages]);
  return Screen;
}
