/** `@tilldesk/domain/session`: sign-in, profile and the session of a user. */
export { type Contact } from '../session/contact.contract.ts';
export { logout, ownSession, type OwnSession } from '../session/own.contract.ts';
export {
  resolveEmailChange,
  forgotPassword,
  readResetLink,
  resendCode,
  resetPassword,
} from '../session/password.contract.ts';
export { PASSWORD_MAX, PASSWORD_MIN } from '../session/password.rules.ts';
export { accessPin, isSimplePin } from '../session/pin.rules.ts';
export { languages, profileCalls, type Profile, type SignIn } from '../session/profile.contract.ts';
export {
  login,
  user,
  verifyTwoFactor,
  type SignedIn,
  type TwoFactorMethod,
  type User,
} from '../session/session.contract.ts';
export { switchableUsers, switchUser, switchStore, type SwitchableUser } from '../session/switch.contract.ts';
