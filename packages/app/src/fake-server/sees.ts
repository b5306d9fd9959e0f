import { expect, userEvent, waitFor } from 'storybook/test';
import type { Play } from './storyOf.ts';

/** Asserts that each of the texts is on the page, as text or as an accessible name. */
export const sees =
  (...texts: readonly (string | RegExp)[]): Play =>
  async ({ canvas }) => {
    for (const text of texts) {
      await waitFor(async () => {
        const found = [...canvas.queryAllByText(text), ...canvas.queryAllByLabelText(text)];
        await expect(found.filter(isShown), `${text} is to be seen`).not.toEqual([]);
      });
    }
  };

const isShown = (element: HTMLElement) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** Presses the button, select, link, option or tab with a name, once it is enabled. */
export const presses =
  (name: string | RegExp, role: 'button' | 'combobox' | 'link' | 'option' | 'tab' = 'button'): Play =>
  async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole(role, { name })).toBeEnabled());
    await userEvent.click(canvas.getByRole(role, { name }));
  };

/** Runs the steps one after the other. */
export const inSequence =
  (...plays: readonly Play[]): Play =>
  async (seen) => {
    for (const play of plays) await play(seen);
  };

/** Types into the field with a label, replacing its content; into a box for codes in one piece. */
export const types =
  (label: string, text: string): Play =>
  async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(new RegExp(`^${label}`), { selector: 'input, textarea' });
    await userEvent.clear(field);
    await (field.dataset['scan'] === 'accept' ? writeAtOnce(field, text) : userEvent.type(field, text));
  };

const ENTER = '{Enter}';

/** Types into a box for codes in one piece, as a scanner does however busy the machine is; `{Enter}` ends a code. */
export async function writeAtOnce(box: HTMLElement, text: string): Promise<void> {
  await userEvent.click(box);
  await userEvent.paste(text.replace(ENTER, ''));
  if (text.endsWith(ENTER)) await userEvent.keyboard(ENTER);
}

/** Scans a code at the till, as a scanner types it. */
export const scans =
  (code: string): Play =>
  async ({ canvas }) =>
    writeAtOnce(await canvas.findByRole('combobox', { name: 'Scan or search' }), `${code}{Enter}`);
