import { dashboard, login, logout, ownSession } from '@tilldesk/domain/shop';
import { answer, type FakeAnswer } from './answer.ts';
import { customerAnswers } from './customerAnswers.ts';
import { figuresOf } from './figures.ts';
import { productAnswers } from './productAnswers.ts';
import { saleAnswers } from './saleAnswers.ts';
import { stockAnswers } from './stockAnswers.ts';

/** How the fake shop answers every call that a screen makes. */
export const shopAnswers: readonly FakeAnswer[] = [
  answer(ownSession, (_, { own }) => own),
  answer(logout, () => ({ success: true })),
  answer(login, (_, { own: { user, permissions, screenTimeout } }) => ({
    twoFactor: false,
    email: user.email,
    userId: user.id,
    user,
    accessToken: 'fake',
    permissions,
    screenTimeout,
  })),
  answer(dashboard, (_, world) => figuresOf(world)),
  ...customerAnswers,
  ...productAnswers,
  ...stockAnswers,
  ...saleAnswers,
];
