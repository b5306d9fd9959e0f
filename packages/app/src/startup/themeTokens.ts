import { themeSheet } from '@tilldesk/ui/theme';

/**
 * Puts the kit's tokens into the page with the document's nonce. React finds the sheet by its name and does not make
 * its own, which the content-security policy would refuse.
 */
export function applyTheme(): void {
  const sheet = document.createElement('style');
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce !== undefined) sheet.nonce = nonce;
  Object.assign(sheet.dataset, { href: 'tilldesk-theme', precedence: 'tilldesk' });
  sheet.textContent = themeSheet;
  document.head.append(sheet);
}
