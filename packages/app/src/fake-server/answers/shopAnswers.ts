import { logout, ownSession } from '@tilldesk/domain/session';
import { activationAnswers } from './activationAnswers.ts';
import { answer, type FakeAnswer } from '../answer.ts';
import { customerAnswers } from './customerAnswers.ts';
import { customerBookAnswers } from './customerBookAnswers.ts';
import { draftAnswers } from './draftAnswers.ts';
import { pinAnswers } from './pinAnswers.ts';
import { productAnswers } from './productAnswers.ts';
import { saleAnswers } from './saleAnswers.ts';
import { tradeInAnswers } from './tradeInAnswers.ts';
import { tillAnswers } from './tillAnswers.ts';

/** Responses of the fake shop to every call that a screen makes. */
export const shopAnswers: readonly FakeAnswer[] = [
  answer(ownSession, (_, { own: currentSession }) => currentSession),
  answer(logout, () => ({ success: true })),
  ...pinAnswers,
  ...customerAnswers,
  ...customerBookAnswers,
  ...draftAnswers,
  ...productAnswers,
  ...saleAnswers,
  ...tradeInAnswers,
  ...activationAnswers,
  ...tillAnswers,
];
