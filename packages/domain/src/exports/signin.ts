/** `@tilldesk/domain/signin`: the calls before there is a session, for the first load. */
export {
  answerEmailChange,
  forgotPassword,
  readResetLink,
  resendCode,
  resetPassword,
} from '../session/password.contract.ts';
export { PASSWORD_MAX, PASSWORD_MIN } from '../session/password.rules.ts';
export {
  login,
  user,
  verifyTwoFactor,
  type SignedIn,
  type TwoFactorMethod,
  type User,
} from '../session/session.contract.ts';
