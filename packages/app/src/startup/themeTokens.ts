import { themeSheet } from '@tilldesk/ui/theme';

/**
 * Adds the kit's tokens to the page with the document's nonce. React finds the sheet by its name and does not create its own,
 * which the content-security policy would block.
 */
export function applyTheme(): void {
  const sheet = document.createElement('style');
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce !== undefined) sheet.nonce = nonce;
  Object.assign(sheet.dataset, { href: 'tilldesk-theme', precedence: 'tilldesk' });
  sheet.textContent = themeSheet;
  document.head.append(sheet);
}
