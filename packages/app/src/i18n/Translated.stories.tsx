import type { Meta } from '@storybook/react-vite';
import { customers } from '@tilldesk/domain/customers';
import { ownSession } from '@tilldesk/domain/session';
import { translate } from '@tilldesk/domain/translations';
import { expect } from 'storybook/test';
import { answer, failing, recordedWith } from '../fake-server/answer.ts';
import { knownIds } from '../fake-server/knownIds.ts';
import { screenAt } from '../fake-server/screenAt.tsx';
import { inSequence, presses, sees } from '../fake-server/sees.ts';
import type { Play } from '../fake-server/storyOf.ts';

export default { title: 'Screens/Customers/Translated notes', tags: ['!autodocs'] } satisfies Meta;

const NOTE = 'Prefers a call in Spanish. Usually buys for the whole family.';
const TRANSLATION = 'Prefiere que la llamen en español. Suele comprar para toda la familia.';
const translating = recordedWith(ownSession, (own) => ({ ...own, translates: true }));
const translated = answer(translate, () => ({ texts: [TRANSLATION] }));
const about = {
  with: { customerId: knownIds.mia },
  requests: [customers.one],
  named: 'Mia Torres',
} as const;
const details = screenAt('/customer-management/customer-details/:customerId', {
  ...about,
  fakeServer: { answers: [translating, translated] },
});

export const Offered = details.full(sees(NOTE, 'Translate'));

/** The remarks are below the alert, which has its own translate button. */
const pressesBelow =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    const [, below] = await canvas.findAllByRole('button', { name });
    await userEvent.click(below!);
  };

/** Also shows the original again. */
export const Translated = details.spanish(
  inSequence(pressesBelow('Traducir'), sees(TRANSLATION), presses('Mostrar el original'), sees(NOTE, 'Traducir')),
);

/** When the service does not respond, the text stays as written. */
export const FallsBack_S8_30 = details.in(
  { answers: [failing(translate), translating] },
  inSequence(pressesBelow('Translate'), sees(NOTE, 'No translation was found; this is the original text.')),
);

/** Without a service the button is not shown. */
export const NotOffered = screenAt('/customer-management/customer-details/:customerId', about).in({}, async (seen) => {
  await sees(NOTE)(seen);
  await expect(seen.canvas.queryByRole('button', { name: 'Translate' })).toEqual(null);
});
