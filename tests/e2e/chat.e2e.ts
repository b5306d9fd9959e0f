import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectNoEnglish } from '../support/english.ts';
import { startsBillingChat, requesterScreen, staffScreen, type ChatScreen } from '../support/chatScreens.ts';
import { tabTo } from '../support/keys.ts';
import { enter, test } from '../support/world.ts';

/** One white pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
/** A document without a page. */
const SAMPLE_FILE = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  'latin1',
);

/** A staff member opens the waiting chat and joins it. */
async function joins(screen: ChatScreen, requester: string): Promise<void> {
  await expect(screen.staffButton).toHaveAccessibleName(/1 (waiting|en espera)/);
  if (await screen.window.isHidden()) await screen.staffButton.click();
  await screen.window
    .getByRole('button', { name: new RegExp(`^${requester}.*(Waiting|Asks)`) })
    .first()
    .click();
  await screen.button(screen.say.join).click();
  await expect(screen.box).toBeEnabled();
}

/** Staff closes the chat, so that the next test can start one. */
async function closes({ page, button, say: screenTexts }: ChatScreen): Promise<void> {
  await button(screenTexts.close).click();
  await expect(page.getByText(screenTexts.closed).first()).toBeVisible();
  // The text may be that of the previous chat; the button disappears when the server has closed this one.
  await expect(button(screenTexts.close)).toHaveCount(0);
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('[S4-20] [S4-22] [S4-23] a cashier asks and an admin in another browser joins; both write and attach, a gap loses nothing, and a closed chat is reopened', async ({
  browserOf,
}) => {
  const [cashier, admin] = [requesterScreen(await browserOf('cashier')), staffScreen(await browserOf('admin'))];
  await startsBillingChat(cashier);
  await joins(admin, 'Sofia Reyes');
  await expect(admin.log.getByText(admin.say.opening)).toBeVisible();

  await admin.writes('Which invoice is it about?');
  await cashier.sees('Which invoice is it about?');
  await cashier.attaches('invoice.png', 'image/png', PIXEL);
  await cashier.writes('This one');
  await admin.attaches('terms.pdf', 'application/pdf', SAMPLE_FILE);
  await admin.button(admin.say.send).click();
  for (const { log } of [cashier, admin]) {
    await expect(log.getByRole('button', { name: /invoice\.png/ })).toBeVisible();
    await expect(log.getByRole('button', { name: /terms\.pdf/ })).toBeVisible();
  }
  const handedOver = cashier.page.waitForEvent('download');
  await cashier.log.getByRole('button', { name: /terms\.pdf/ }).click();
  expect((await handedOver).suggestedFilename()).toEqual('terms.pdf');

  await cashier.page.context().setOffline(true);
  await expect(cashier.window.getByText(/^Disconnected/)).toBeVisible();
  for (const text of ['One', 'Two', 'Three']) await cashier.writes(text);
  await admin.writes('Are you still there?');
  await expect(admin.log.locator('[data-delivery]').last()).toHaveAttribute('data-delivery', 'sent');
  await cashier.page.context().setOffline(false);
  await expect(cashier.window.getByText(/^Connected/)).toBeVisible();
  const all = ['Which invoice is it about?', 'This one', 'Are you still there?', 'One', 'Two', 'Three'];
  await admin.sees(...all);
  await cashier.sees(...all);

  await closes(admin);
  await cashier.window
    .getByRole('button', { name: /^Maya Torres.*Closed/ })
    .first()
    .click();
  await expect(cashier.window.getByText(cashier.say.ended)).toBeVisible();
  await expect(cashier.box).toBeDisabled();
  await cashier.button(cashier.say.reopen).click();
  await expect(cashier.box).toBeEnabled();
  await joins(admin, 'Sofia Reyes');
  await cashier.writes('Thank you');
  await admin.sees(...all, 'Thank you');
  await closes(cashier);
  await expect(admin.window.getByRole('button', { name: /^Sofia Reyes.*Closed/ }).first()).toBeVisible();
});

test('in Spanish and by keyboard alone: asking, answering, closing and reopening', async ({ browserOf }) => {
  const [page, admin] = [await browserOf('cashier'), staffScreen(await browserOf('admin'))];
  await page.getByRole('button', { name: 'ES', exact: true }).press('Enter');
  const cashier = requesterScreen(page, 'es');
  const goTo = (name: string) => tabTo(page, cashier.button(name));

  await tabTo(page, cashier.launcher);
  await page.keyboard.press('Enter');
  await expect(cashier.window.getByRole('dialog')).toBeFocused();
  const tab = cashier.window.getByRole('tab', { name: cashier.say.newChat });
  if ((await tab.getAttribute('aria-selected')) !== 'true') {
    await tabTo(page, cashier.window.getByRole('tab', { selected: true }));
    await page.keyboard.press('ArrowLeft');
  }
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, cashier.window.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(cashier.window.getByRole('radio', { name: cashier.say.billing })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(cashier.log.getByText(cashier.say.opening)).toBeVisible();

  await joins(admin, 'Sofia Reyes');
  await expect(admin.log.getByText(cashier.say.opening)).toBeVisible();
  await tabTo(page, cashier.box);
  await page.keyboard.type('¿Me ayuda');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('con una factura?');
  await page.keyboard.press('Enter');
  await expect(admin.log.getByText('¿Me ayuda')).toHaveText('¿Me ayuda\ncon una factura?', { useInnerText: true });
  await admin.writes('INV-2120?');
  await expect(cashier.log.getByText('INV-2120?', { exact: true })).toBeVisible();
  await expectNoEnglish(page, 'the support chat');

  await goTo(cashier.say.close);
  await page.keyboard.press('Enter');
  await expect(page.getByText(cashier.say.closed)).toBeVisible();
  await tabTo(page, cashier.window.getByRole('button', { name: /^Maya Torres.*Cerrado/ }).first());
  await page.keyboard.press('Enter');
  await expect(cashier.window.getByText(cashier.say.ended)).toBeVisible();
  await expectNoEnglish(page, 'a closed chat');
  await goTo(cashier.say.reopen);
  await page.keyboard.press('Enter');
  await expect(cashier.box).toBeEnabled();
  await joins(admin, 'Sofia Reyes');
  await closes(admin);

  await page.keyboard.press('Escape');
  await expect(cashier.window.getByRole('dialog')).toBeHidden();
  await goTo('Cerrar');
  await page.keyboard.press('Enter');
  await expect(cashier.launcher).toBeFocused();
});

test('[S2-22] the button needs the right to ask for support, and at the till it covers nothing that is pressed', async ({
  browserOf,
}) => {
  const trainee = await browserOf('trainee');
  await expect(trainee.getByText('Connected')).toBeVisible();
  await expect(trainee.getByRole('button', { name: /^Open support chat/ })).toHaveCount(0);

  const page = await browserOf('cashier', { width: 390 });
  const { launcher } = requesterScreen(page);
  await page.goto('/sale-invoice-management/create-invoice');
  await expect(launcher).toBeVisible();
  const account = page.getByRole('button', { name: 'Sofia Reyes' });
  const gap = async () => {
    const [button, accountBox] = [await launcher.boundingBox(), await account.boundingBox()];
    return button!.x - (accountBox!.x + accountBox!.width);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await page.emulateMedia({ media: 'print' });
  await expect(launcher).toBeHidden();
});

test('two tabs of one person show one conversation, and what a tab wrote goes on after it is closed', async ({
  browserOf,
}) => {
  const admin = staffScreen(await browserOf('admin'));
  const first = requesterScreen(await browserOf('cashier'));
  await startsBillingChat(first);
  const second = requesterScreen(await first.page.context().newPage());
  await second.page.goto('/dashboard');
  await second.launcher.click();
  await expect(second.log.getByText(second.say.opening)).toBeVisible();
  await joins(admin, 'Sofia Reyes');
  const all: string[] = [];
  // The server determines the order: with two pages writing at once the faster one is first.
  const write = async (screen: ChatScreen, text: string) => {
    await screen.writes(text);
    all.push(text);
    for (const one of [first, second, admin]) await one.sees(...all);
  };
  await write(admin, 'Good morning');
  await write(first, 'From the first');
  await write(second, 'From the second');

  const context = first.page.context();
  await context.setOffline(true);
  await expect(first.window.getByText(/^Disconnected/)).toBeVisible();
  await first.writes('Written and closed');
  await first.page.close();
  await context.setOffline(false);
  for (const screen of [second, admin]) await screen.sees(...all, 'Written and closed');
  await closes(admin);
});

test('what was written without a line outlives the end of the session, and nobody else at the till sees it', async ({
  browserOf,
}) => {
  const [page, admin] = [await browserOf('cashier'), staffScreen(await browserOf('admin'))];
  const cashier = requesterScreen(page);
  await startsBillingChat(cashier);
  await joins(admin, 'Sofia Reyes');
  await page.context().setOffline(true);
  await expect(cashier.window.getByText(/^Disconnected/)).toBeVisible();
  await cashier.writes('Kept for later');
  // The session has expired, as after a long absence: the token is invalid.
  await page.evaluate(() => {
    localStorage.removeItem('tilldesk.session');
    dispatchEvent(new StorageEvent('storage', { key: 'tilldesk.session' }));
  });
  await page.context().setOffline(false);
  // The app navigates to the sign-in by itself, and one navigation may interrupt the other: either one is sufficient.
  await page.goto('/signin').catch(() => page.waitForLoadState());
  await enter(page, 'manager');
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  await cashier.launcher.click();
  await expect(cashier.window.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('Kept for later')).toHaveCount(0);
  await admin.sees();
  await page.getByRole('button', { name: 'Log out' }).click();
  // Leaving by the address bar before the response would navigate away with the request pending.
  await expect(page).toHaveURL(/\/signin$/);
  await enter(page, 'cashier');
  await admin.sees('Kept for later');
  await closes(admin);
});

test('of two of the staff who join at once one has the chat, and the other sees who', async ({ browserOf }) => {
  const cashier = requesterScreen(await browserOf('cashier'));
  const desks = [staffScreen(await browserOf('admin')), staffScreen(await browserOf('manager'))];
  await startsBillingChat(cashier);
  for (const { staffButton, window } of desks) {
    await staffButton.click();
    await window
      .getByRole('button', { name: /^Sofia Reyes.*(Waiting|Asks)/ })
      .first()
      .click();
  }
  for (const { button, say: screenTexts } of desks) await expect(button(screenTexts.join)).toBeVisible();
  // Pressed if still present: the faster user may have removed it for the other already.
  const press = (found: (HTMLElement | SVGElement)[]) =>
    found.forEach((one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await Promise.all(desks.map(({ button, say: screenTexts }) => button(screenTexts.join).evaluateAll(press)));
  const joined = () => Promise.all(desks.map(({ button, say: screenTexts }) => button(screenTexts.close).isVisible()));
  await expect.poll(async () => (await joined()).filter(Boolean).length).toEqual(1);
  const isFirst = (await joined())[0] === true;
  const [winner, other] = isFirst ? desks : desks.toReversed();
  await expect(other!.window.getByText(`With ${isFirst ? 'Maya Torres' : 'Daniel Brooks'}`)).toBeVisible();
  await expect(other!.box).toBeDisabled();
  await winner!.writes('I am here');
  await cashier.sees('I am here');
  await closes(winner!);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`every state of the chat is accessible and no page is wider than a phone, in ${scheme}`, async ({
    browserOf,
  }) => {
    const dark = scheme === 'dark';
    const cashier = requesterScreen(await browserOf('cashier', { dark, width: 390 }));
    const admin = staffScreen(await browserOf('admin', { dark }));
    const { page } = cashier;
    const expectNarrowLayout = async (what: string) => {
      await expectAccessible(page, what);
      expect(await widthOf(page), what).toEqual(390);
    };
    await expect(cashier.launcher).toBeVisible();
    await expectNarrowLayout('the button');
    await cashier.launcher.click();
    await cashier.window.getByRole('tab', { name: cashier.say.newChat }).click();
    await cashier.window.getByLabel('Name').fill('');
    await cashier.window.getByLabel('Email').fill('nobody');
    await cashier.button(cashier.say.start).click();
    await expect(cashier.window.getByText('Name is required')).toBeVisible();
    await expectNarrowLayout('the form with its errors');
    await cashier.window.getByLabel('Name').fill('Sofia Reyes');
    await cashier.window.getByLabel('Email').fill('cashier@demo.test');
    await cashier.window.getByRole('radio', { name: cashier.say.billing }).check();
    await cashier.button(cashier.say.start).click();
    await expect(cashier.log.getByText(cashier.say.opening)).toBeVisible();
    await expectNarrowLayout('a chat that waits');
    await joins(admin, 'Sofia Reyes');
    await admin.writes('Good morning');
    await cashier.sees('Good morning');
    await expectNarrowLayout('a chat');
    await expectAccessible(admin.page, 'the staff’s chats');
    await closes(admin);
    await cashier.window
      .getByRole('button', { name: /^Maya Torres.*Closed/ })
      .first()
      .click();
    await expect(cashier.window.getByText(cashier.say.ended)).toBeVisible();
    await expectNarrowLayout('a closed chat');
    await cashier.button('Minimize').click();
    await expectNarrowLayout('the card');
  });
}
