/** `@tilldesk/domain/signin`: calls before a session exists, for the first load. */
export {
  resolveEmailChange,
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
