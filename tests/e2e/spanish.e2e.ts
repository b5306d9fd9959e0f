import { expect, type Page } from '@playwright/test';
import { signIn as callAs } from '../support/api.ts';
import { englishOn, expectNoEnglish } from '../support/english.ts';
import { scan, test } from '../support/world.ts';

/** A salesperson in El Paso with Spanish as language. */
const carlos = { store: 'demo-2', email: 'carlos.mendez@demo.test', password: 'Demo-carlos-2026' };

async function signInInSpanish(page: Page): Promise<void> {
  await page.goto('/signin');
  // The check for English text finds it.
  await expect.poll(() => englishOn(page)).toContain('signin.welcome: Open the shop');
  await page.getByRole('button', { name: 'ES', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expectNoEnglish(page, 'the sign-in');
  await page.getByLabel('Tienda').fill(carlos.store);
  await page.getByLabel('Correo electrónico').fill(carlos.email);
  await page.getByLabel('Contraseña', { exact: true }).fill('no es esta');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Tienda, correo o contraseña incorrectos.')).toBeVisible();
  await expectNoEnglish(page, 'a rejected sign-in');
  await page.getByLabel('Contraseña', { exact: true }).fill(carlos.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: /^(Buen[oa]s|Hola)/ })).toBeVisible();
  await expect(page.getByText('Ventas netas de hoy').first()).toBeVisible();
}

test('a whole story in Spanish, with no English left on the screen', async ({
  page,
  shopServer,
  troubles: pageErrors,
}) => {
  const call = await callAs(shopServer.url, carlos.store, carlos.email, carlos.password);
  const found = await call('GET', '/products?tracking=quantity&sort=price&limit=200');
  const goods = (found.body['items'] as { name: string; barcodes: string[]; onHand: number }[]).find(
    ({ onHand, barcodes }) => onHand > 3 && barcodes.length > 0,
  );

  await test.step('sign-in and dashboard', async () => {
    await signInInSpanish(page);
    await expect(page.getByText('Conectado', { exact: true })).toBeVisible();
    await expectNoEnglish(page, 'the dashboard');
  });

  await test.step('palette, account menu and the switch of the person', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectNoEnglish(page, 'the palette');
    await page.keyboard.type('cambiar de persona');
    await expect(page.getByRole('option', { selected: true })).toContainText('Cambiar de persona');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Cambiar de persona' });
    await expect(dialog.getByText('Nadie más ha iniciado sesión aquí hoy')).toBeVisible();
    await expectNoEnglish(page, 'the switch of the person');
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await page.getByRole('button', { name: /Carlos/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeVisible();
    await expectNoEnglish(page, 'the account menu');
    await page.keyboard.press('Escape');
  });

  await test.step('the clock', async () => {
    await page.getByRole('button', { name: /^Registrar (entrada|salida)$/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('PIN de acceso')).toBeVisible();
    await dialog.getByLabel('Importe de la caja').fill('50');
    await expectNoEnglish(page, 'the clock dialog');
    await page.keyboard.press('Escape');
  });

  await test.step('a customer, whose address is chosen from lists', async () => {
    await page.goto('/customer-management/add-customer');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText(/por revisar/)).toBeVisible();
    await expectNoEnglish(page, 'a customer form with mistakes');
    await page.getByLabel(/^Nombre/).fill('Lucía');
    await page.getByLabel('Teléfono').fill('915 555 0177');
    const country = page.getByRole('combobox', { name: 'País' });
    await country.fill('Estados Unidos');
    await page.getByRole('option', { name: 'Estados Unidos', exact: true }).click();
    const state = page.getByRole('combobox', { name: 'Estado' });
    await state.fill('Texas');
    await page.getByRole('option', { name: 'Texas', exact: true }).click();
    const city = page.getByRole('combobox', { name: 'Ciudad' });
    await city.fill('El Paso');
    await page.getByRole('option', { name: 'El Paso', exact: true }).click();
    await expectNoEnglish(page, 'a customer form');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lucía' })).toBeVisible();
    await expect(page.getByText('Estados Unidos', { exact: true })).toBeVisible();
    await expectNoEnglish(page, 'a customer');
    await page.goto('/customer-management?search=5550177');
    await expect(page.getByRole('row').nth(1)).toContainText('Lucía');
    await expectNoEnglish(page, 'the customers');
  });

  await test.step('a sale and its receipt', async () => {
    await page.goto('/sale-invoice-management/create-invoice');
    await expect(page.getByRole('combobox', { name: 'Escanear o buscar' })).toBeFocused();
    await expectNoEnglish(page, 'an empty till');
    await scan(page, goods?.barcodes[0] ?? '');
    await expect(page.getByText(`${goods?.name} añadido`)).toBeVisible();
    await expectNoEnglish(page, 'the till');
    await page.keyboard.press('F9');
    await expect(page.getByLabel('Efectivo recibido')).toBeFocused();
    await expectNoEnglish(page, 'the checkout');
    await page.keyboard.type('9999');
    await page.keyboard.press('Enter');
    await page.keyboard.press('F9');
    // This much change requires a confirmation.
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoEnglish(page, 'a question about much change');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Completar venta' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Venta INV-\d+ completada$/ })).toBeVisible();
    await expectNoEnglish(page, 'a sale that is done');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /^Recibo INV-\d+$/ })).toBeVisible();
    await expectNoEnglish(page, 'the receipt');
    await page.keyboard.press('Escape');
  });

  await test.step('lists, details and what may not be entered', async () => {
    for (const [address, heading] of [
      ['/sale-invoice-management', 'Ventas y facturas'],
      ['/product-management', 'Productos'],
      ['/manage-inventory/serialized', 'Inventario por número de serie'],
      ['/book-meeting', 'Reservar una reunión'],
      ['/employee/timesheet', 'Acceso denegado'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText(/Cargando/)).toHaveCount(0);
      await expectNoEnglish(page, address);
    }
  });

  await test.step('sign-out', async () => {
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL(/\/signin/);
  });
  expect(pageErrors).toEqual([]);
});
