/** `@tilldesk/domain/signin`: the sign-in call alone, for the first load. */
export { login, user, type User } from '../session/session.contract.ts';
