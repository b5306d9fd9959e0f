import type { Meta } from '@storybook/react-vite';
import { Problem } from '@tilldesk/domain/problems';
import { receiptByToken } from '@tilldesk/domain/receipts';
import { invoices } from '@tilldesk/domain/sales';
import { expect, spyOn } from 'storybook/test';
import { answer, unreachable, type FakeAnswer } from '../../../fake-server/answer.ts';
import { knownIds } from '../../../fake-server/knownIds.ts';
import type { FakeServerOptions } from '../../../fake-server/openFakeServer.ts';
import { presses, sees } from '../../../fake-server/sees.ts';
import { storyOf, type Play } from '../../../fake-server/storyOf.ts';
import { catalogue } from '../../../i18n/catalogue.ts';
import { PublicReceipt } from './PublicReceipt.tsx';

export default { title: 'Screens/Sales/Public receipt', tags: ['!autodocs'] } satisfies Meta;

const TOKEN = 'r'.repeat(43);
/** The last sale, which has policies. */
const linked: FakeAnswer = {
  endpoint: receiptByToken,
  respond: async (_, __, recordedAt) => {
    const recorded = await recordedAt(`/invoices/${knownIds.sale}`);
    return receiptByToken.answer.parse({
      language: 'es',
      endsAt: '2026-06-12T16:40:00.000Z',
      store: {
        storeName: 'Harbour Street',
        storeEmail: 'hello@harbourstreet.example',
        phone: '(718) 555-0100',
        address: '40 Harbour St, Brooklyn, NY 11231',
        timeZone: 'America/New_York',
        taxNumber: '11-2233445',
        receiptHeader: 'Reparaciones al momento',
        receiptFooter: 'Returns within 14 days with this receipt.',
      },
      invoice: {
        ...invoices.one.answer.parse(recorded),
        policy: {
          returnBy: '2026-03-28',
          restockingFeeRate: '0.1',
          refund: {
            textEn: 'Bring goods back within 14 days.',
            textEs: 'Devuelva la mercancía en un plazo de 14 días.',
          },
          terms: null,
        },
      },
    });
  },
};
const ended = answer(receiptByToken, () => {
  throw new Problem('receipt.link');
});

const opened = (
  token: string,
  play: Play,
  fakeServer: FakeServerOptions = {},
  globals: Readonly<Record<string, unknown>> = {},
) =>
  storyOf({
    fakeServer: { as: 'signedOut', answers: [linked], ...fakeServer },
    ready: () => catalogue.add('sales'),
    draw: () => <PublicReceipt token={token} />,
    look: play,
    globals,
  });

/** In the language of the link, whatever the browser language is; with the policies in force at the sale. */
export const Full = opened(TOKEN, async (seen) => {
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
  TOKEN,
  sees('Recibo INV-1052 de Harbour Street'),
  {},
  {
    viewport: { value: 'narrow', isRotated: false },
  },
);

/** The link is expired, revoked or unknown. */
export const Over = opened(
  TOKEN,
  sees('This link does not work', 'The link has expired or was disabled. Please ask the store for a new one.'),
  { answers: [ended] },
);
/** An e-mail program truncated the address. */
export const Cut = opened('half', sees('This link does not work'), { answers: [ended] });
export const Offline = opened(TOKEN, sees('The receipt could not be loaded'), {
  answers: [unreachable(receiptByToken)],
});
