import { expect, type Locator, type Page } from '@playwright/test';

/** Texts of a page in both languages. */
const textsByLanguage = {
  en: {
    corner: 'Support chat',
    launcher: /^Open support chat/,
    newChat: 'New Chat',
    billing: 'Billing & Payments',
    start: 'Start Chat',
    opening: /^Hello, I have a question about billing or a payment\./,
    chats: /^Chats/,
    join: 'Join Chat',
    message: 'Message',
    messages: 'Messages',
    send: 'Send',
    close: 'Close Chat',
    closed: 'Chat closed successfully',
    reopen: 'Reopen',
    ended: 'This chat session has ended. Need more help? You can Reopen the chat anytime.',
  },
  es: {
    corner: 'Chat de soporte',
    launcher: /^Abrir el chat de soporte/,
    newChat: 'Chat nuevo',
    billing: 'Facturación y pagos',
    start: 'Iniciar chat',
    opening: /^Hola, tengo una pregunta sobre facturación o un pago\./,
    chats: /^Chats/,
    join: 'Unirse al chat',
    message: 'Mensaje',
    messages: 'Mensajes',
    send: 'Enviar',
    close: 'Cerrar chat',
    closed: 'Chat cerrado correctamente',
    reopen: 'Reabrir',
    ended:
      'Esta sesión de chat ha terminado. ¿Necesita más ayuda? Puede usar Reabrir para continuar el chat cuando quiera.',
  },
} as const;

/** One side of a chat: a page, and the chat window in it. */
export type ChatScreen = ReturnType<typeof chatScreen>;

/** The chat of the requester, at the corner of a page. */
export const requesterScreen = (page: Page, language: keyof typeof textsByLanguage = 'en') =>
  chatScreen(page, page.getByRole('complementary', { name: textsByLanguage[language].corner }), language);

/** The chats of the staff, behind the button in the header. */
export const staffScreen = (page: Page, language: keyof typeof textsByLanguage = 'en') =>
  chatScreen(page, page.getByRole('dialog', { name: textsByLanguage[language].chats }), language);

function chatScreen(page: Page, window: Locator, language: keyof typeof textsByLanguage) {
  const screenTexts = textsByLanguage[language];
  const log = window.getByRole('log', { name: screenTexts.messages });
  const button = (name: string) => window.getByRole('button', { name, exact: true });
  return {
    page,
    window,
    log,
    say: screenTexts,
    launcher: window.getByRole('button', { name: screenTexts.launcher }),
    staffButton: page.getByRole('banner').getByRole('button', { name: screenTexts.chats }),
    box: window.getByRole('textbox', { name: screenTexts.message }),
    button,
    async writes(text: string): Promise<void> {
      const box = window.getByRole('textbox', { name: screenTexts.message });
      await box.fill(text);
      await box.press('Enter');
      await expect(box).toHaveValue('');
    },
    /** Selects a file; resolves when it can be sent. */
    async attaches(name: string, mimeType: string, buffer: Buffer): Promise<void> {
      await window.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
      await expect(button(screenTexts.send)).toBeEnabled();
    },
    /** The messages in order, without the opening one. */
    async sees(...texts: string[]): Promise<void> {
      const own = log.getByRole('paragraph').filter({ hasNotText: screenTexts.opening });
      await expect(own).toHaveText(texts);
    },
  };
}

/** Opens the chat and asks about a bill; the opening message is sent automatically. */
export async function startsBillingChat({ window, launcher, log, say: screenTexts }: ChatScreen): Promise<void> {
  await launcher.click();
  await window.getByRole('tab', { name: screenTexts.newChat }).click();
  await window.getByRole('radio', { name: screenTexts.billing }).check();
  await window.getByRole('button', { name: screenTexts.start }).click();
  await expect(log.getByText(screenTexts.opening)).toBeVisible();
}
