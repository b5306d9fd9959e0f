import type { Meta } from '@storybook/react-vite';
import { receiptByToken } from '@tilldesk/domain/receipts';
import { expect, spyOn } from 'storybook/test';
import { unreachable } from '../../../fake-server/answer.ts';
import type { FakeServerOptions } from '../../../fake-server/openFakeServer.ts';
import { receiptToken } from '../../../fake-server/answers/receiptAnswers.ts';
import { inSequence, presses, sees } from '../../../fake-server/sees.ts';
import { storyOf, type Play } from '../../../fake-server/storyOf.ts';
import { catalogue } from '../../../i18n/catalogue.ts';
import { PublicReceipt } from './PublicReceipt.tsx';

export default { title: 'Screens/Sales/Public receipt', tags: ['!autodocs'] } satisfies Meta;

const opened = (
  token: string,
  play: Play,
  fakeServer: FakeServerOptions = {},
  globals: Readonly<Record<string, unknown>> = {},
) =>
  storyOf({
    fakeServer: { as: 'nobody', ...fakeServer },
    ready: () => catalogue.add('sales'),
    draw: () => <PublicReceipt token={token} />,
    look: play,
    globals,
  });

/** In the language of the link, whatever the browser language is; with the policies in force at the sale. */
export const Full = opened(receiptToken, async (seen) => {
  await sees('Recibo INV-1052 de Harbour Street', 'Política de reembolso', /^Devolver hasta el/)(seen);
  await expect(document.documentElement.lang).toEqual('es');
  const print = spyOn(window, 'print').mockImplementation(() => {});
  try {
    await presses('Imprimir')(seen);
    await expect(print).toHaveBeenCalledTimes(1);
  } finally {
    print.mockRestore();
  }
});

export const Narrow = opened(
  receiptToken,
  sees('Recibo INV-1052 de Harbour Street'),
  {},
  {
    viewport: { value: 'narrow', isRotated: false },
  },
);

/** The link is expired, revoked or unknown. */
export const Over = opened(
  'x'.repeat(43),
  inSequence(
    sees('This link does not work', 'The link has expired or was disabled. Please ask the store for a new one.'),
  ),
);
/** An e-mail program truncated the address. */
export const Cut = opened('half', sees('This link does not work'));
export const Offline = opened(receiptToken, sees('The receipt could not be loaded'), {
  answers: [unreachable(receiptByToken)],
});
