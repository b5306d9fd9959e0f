/** `@tilldesk/domain/session`: profile and session of a signed-in user; `/signin` has the calls before that. */
export { type Contact } from '../session/contact.contract.ts';
export { logout, ownSession, type OwnSession } from '../session/own.contract.ts';
export { accessPin, isSimplePin } from '../session/pin.rules.ts';
export { languages, profileCalls, type Profile, type SignIn } from '../session/profile.contract.ts';
export { switchableUsers, switchUser, switchStore, type SwitchableUser } from '../session/switch.contract.ts';
