import { problemAt, Problem } from '@tilldesk/domain/problems';
import { profileCalls, type Profile, type SignIn } from '@tilldesk/domain/session';
import { type TwoFactorMethod } from '@tilldesk/domain/signin';
import { secrets } from './accessAnswers.ts';
import { answer, type FakeAnswer } from '../answer.ts';
import { byId } from '../found.ts';
import type { FakeServer } from '../FakeServer.ts';

/** The password of every user of the fake shop. */
export const PASSWORD = 'seagulls over harbour';

export const recoveryCodes =
  'k7mw3-9xq2p h4tzd-8nc5r w2bqf-6jy7k m9gxs-3vd4t p5hra-7ze2n c8kwy-4tm6b x3ndj-9qs5g b6vfp-2ha8z t4ycm-7rk3n z9pqe-5wd2j'.split(
    ' ',
  );

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

type Account = Omit<Profile, 'user' | 'roleName'> & { signIns: SignIn[]; method: TwoFactorMethod };

const accounts = new WeakMap<FakeServer, Account>();

/** Returns the fake server's data about the user, outside of the session. */
export function accountOf(fakeServer: FakeServer): Account {
  const account = accounts.get(fakeServer) ?? opened(fakeServer);
  accounts.set(fakeServer, account);
  return account;
}

const opened = ({ own: currentSession, shop, now }: FakeServer): Account => ({
  phone: '(718) 555-0142',
  version: 1,
  twoFactor: null,
  recoveryCodesLeft: 0,
  passwordChangedAt: shop.kind === 'new' ? null : '2026-01-12T15:20:00.000Z',
  method: 'app',
  signIns: [
    signIn(1, currentSession.store.storeName, 'Chrome 145 on Windows', '203.0.113.7', now, true),
    ...(shop.kind === 'new'
      ? []
      : [
          signIn(
            2,
            currentSession.store.storeName,
            'Safari 19 on iPhone',
            '198.51.100.24',
            '2026-03-14T13:05:00.000Z',
            false,
          ),
          signIn(3, currentSession.store.storeName, null, '192.0.2.81', '2026-03-13T22:41:00.000Z', false),
        ]),
  ],
});

function signIn(n: number, storeName: string, device: string | null, address: string, at: string, current: boolean) {
  const id = `01936c3a-7c00-70ed-8000-00000000000${n}`;
  return { id, storeName, device, address, createdAt: at, lastSeenAt: at, current };
}

const profileIn = (fakeServer: FakeServer): Profile => {
  const { signIns: _signIns, method: _method, ...account } = accountOf(fakeServer);
  return { ...account, user: fakeServer.own.user, roleName: 'Owner' };
};

function assertCurrentPassword(currentPassword: string): void {
  if (currentPassword !== PASSWORD) throw new Problem('password.current');
}

const done = { success: true };

/** Turns the second step on. */
export const withTwoFactor = (method: TwoFactorMethod, left = 10): FakeAnswer =>
  answer(profileCalls.one, (_, fakeServer) => ({
    ...profileIn(fakeServer),
    twoFactor: method,
    recoveryCodesLeft: left,
  }));

/** Responses of the fake server for the user's own account. */
export const profileAnswers: readonly FakeAnswer[] = [
  answer(profileCalls.one, (_, fakeServer) => profileIn(fakeServer)),
  answer(profileCalls.change, ({ body: { version, phone, ...user } }, fakeServer) => {
    const account = accountOf(fakeServer);
    if (version !== account.version) throw new Problem('record.changed');
    account.version += 1;
    if (phone !== undefined) account.phone = phone;
    for (const [name, value] of Object.entries(user))
      if (value !== undefined) Reflect.set(fakeServer.own.user, name, value);
    return profileIn(fakeServer);
  }),
  answer(profileCalls.changePassword, ({ body: { currentPassword, newPassword } }, fakeServer) => {
    assertCurrentPassword(currentPassword);
    if (newPassword === secrets.common) throw new Problem('password.common');
    const account = accountOf(fakeServer);
    account.passwordChangedAt = fakeServer.now;
    account.signIns = account.signIns.filter(({ current }) => current);
    return done;
  }),
  answer(profileCalls.changePin, ({ body: { currentPassword, accessPin } }, { own: currentSession }) => {
    if (/^(\d)\1{3}$/.test(accessPin)) throw problemAt('accessPin', 'pin.simple');
    assertCurrentPassword(currentPassword);
    currentSession.user.accessPin = true;
    currentSession.pinGranted = true;
    return done;
  }),
  answer(profileCalls.enrol, ({ body: { currentPassword, method } }, fakeServer) => {
    assertCurrentPassword(currentPassword);
    accountOf(fakeServer).method = method;
    const { email } = fakeServer.own.user;
    return {
      challenge: secrets.challenge,
      secret: method === 'app' ? SECRET : null,
      uri:
        method === 'app'
          ? `otpauth://totp/Tilldesk:${encodeURIComponent(email)}?issuer=Tilldesk&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`
          : null,
    };
  }),
  answer(profileCalls.confirm, ({ body: { code } }, fakeServer) => {
    if (code !== secrets.code) throw new Problem('signin.codeWrong');
    const account = accountOf(fakeServer);
    Object.assign(account, { twoFactor: account.method, recoveryCodesLeft: recoveryCodes.length });
    return { recoveryCodes };
  }),
  answer(profileCalls.turnOff, ({ body: { currentPassword } }, fakeServer) => {
    assertCurrentPassword(currentPassword);
    Object.assign(accountOf(fakeServer), { twoFactor: null, recoveryCodesLeft: 0 });
    return done;
  }),
  answer(profileCalls.newCodes, ({ body: { currentPassword } }, fakeServer) => {
    assertCurrentPassword(currentPassword);
    accountOf(fakeServer).recoveryCodesLeft = recoveryCodes.length;
    return { recoveryCodes };
  }),
  answer(profileCalls.signIns, (_, fakeServer) => ({ items: accountOf(fakeServer).signIns })),
  answer(profileCalls.revoke, ({ params: { id } }, fakeServer) => {
    const account = accountOf(fakeServer);
    const ended = byId(account.signIns, id);
    account.signIns = account.signIns.filter((one) => one !== ended);
    return done;
  }),
  answer(profileCalls.revokeOthers, (_, fakeServer) => {
    const account = accountOf(fakeServer);
    account.signIns = account.signIns.filter(({ current }) => current);
    return done;
  }),
];
