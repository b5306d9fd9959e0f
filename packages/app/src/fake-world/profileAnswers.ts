import { problemAt, Problem } from '@tilldesk/domain/problems';
import { profileCalls, type Profile, type SignIn, type TwoFactorWay } from '@tilldesk/domain/shop';
import { secrets } from './accessAnswers.ts';
import { answer, type FakeAnswer } from './answer.ts';
import { byId } from './found.ts';
import type { World } from './World.ts';

/** The password of everybody in the fake world. */
export const PASSWORD = 'seagulls over harbour';

export const recoveryCodes =
  'k7mw3-9xq2p h4tzd-8nc5r w2bqf-6jy7k m9gxs-3vd4t p5hra-7ze2n c8kwy-4tm6b x3ndj-9qs5g b6vfp-2ha8z t4ycm-7rk3n z9pqe-5wd2j'.split(
    ' ',
  );

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

type Account = Omit<Profile, 'user' | 'roleName'> & { signIns: SignIn[]; way: TwoFactorWay };

const accounts = new WeakMap<World, Account>();

/** What the fake server knows of the person beside the session. */
export function accountOf(world: World): Account {
  const account = accounts.get(world) ?? opened(world);
  accounts.set(world, account);
  return account;
}

const opened = ({ own, shop, now }: World): Account => ({
  phone: '(718) 555-0142',
  version: 1,
  twoFactor: null,
  recoveryCodesLeft: 0,
  passwordChangedAt: shop.kind === 'new' ? null : '2026-01-12T15:20:00.000Z',
  way: 'app',
  signIns: [
    signIn(1, own.store.storeName, 'Chrome 145 on Windows', '203.0.113.7', now, true),
    ...(shop.kind === 'new'
      ? []
      : [
          signIn(2, own.store.storeName, 'Safari 19 on iPhone', '198.51.100.24', '2026-03-14T13:05:00.000Z', false),
          signIn(3, own.store.storeName, null, '192.0.2.81', '2026-03-13T22:41:00.000Z', false),
        ]),
  ],
});

function signIn(n: number, storeName: string, device: string | null, address: string, at: string, current: boolean) {
  const id = `01936c3a-7c00-70ed-8000-00000000000${n}`;
  return { id, storeName, device, address, createdAt: at, lastSeenAt: at, current };
}

const profileIn = (world: World): Profile => {
  const { signIns: _signIns, way: _way, ...account } = accountOf(world);
  return { ...account, user: world.own.user, roleName: 'Owner' };
};

function mustKnow(currentPassword: string): void {
  if (currentPassword !== PASSWORD) throw new Problem('password.current');
}

const done = { success: true };

/** The second step is on. */
export const withTwoFactor = (way: TwoFactorWay, left = 10): FakeAnswer =>
  answer(profileCalls.one, (_, world) => ({ ...profileIn(world), twoFactor: way, recoveryCodesLeft: left }));

/** How the fake server keeps one's own account. */
export const profileAnswers: readonly FakeAnswer[] = [
  answer(profileCalls.one, (_, world) => profileIn(world)),
  answer(profileCalls.change, ({ body: { version, phone, ...user } }, world) => {
    const account = accountOf(world);
    if (version !== account.version) throw new Problem('record.changed');
    account.version += 1;
    if (phone !== undefined) account.phone = phone;
    for (const [name, value] of Object.entries(user)) if (value !== undefined) Reflect.set(world.own.user, name, value);
    return profileIn(world);
  }),
  answer(profileCalls.changePassword, ({ body: { currentPassword, newPassword } }, world) => {
    mustKnow(currentPassword);
    if (newPassword === secrets.common) throw new Problem('password.common');
    const account = accountOf(world);
    account.passwordChangedAt = world.now;
    account.signIns = account.signIns.filter(({ current }) => current);
    return done;
  }),
  answer(profileCalls.changePin, ({ body: { currentPassword, accessPin } }, { own }) => {
    if (/^(\d)\1{3}$/.test(accessPin)) throw problemAt('accessPin', 'pin.simple');
    mustKnow(currentPassword);
    own.user.accessPin = true;
    own.pinGranted = true;
    return done;
  }),
  answer(profileCalls.enrol, ({ body: { currentPassword, way } }, world) => {
    mustKnow(currentPassword);
    accountOf(world).way = way;
    const { email } = world.own.user;
    return {
      challenge: secrets.challenge,
      secret: way === 'app' ? SECRET : null,
      uri:
        way === 'app'
          ? `otpauth://totp/Tilldesk:${encodeURIComponent(email)}?issuer=Tilldesk&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`
          : null,
    };
  }),
  answer(profileCalls.confirm, ({ body: { code } }, world) => {
    if (code !== secrets.code) throw new Problem('signin.codeWrong');
    const account = accountOf(world);
    Object.assign(account, { twoFactor: account.way, recoveryCodesLeft: recoveryCodes.length });
    return { recoveryCodes };
  }),
  answer(profileCalls.turnOff, ({ body: { currentPassword } }, world) => {
    mustKnow(currentPassword);
    Object.assign(accountOf(world), { twoFactor: null, recoveryCodesLeft: 0 });
    return done;
  }),
  answer(profileCalls.newCodes, ({ body: { currentPassword } }, world) => {
    mustKnow(currentPassword);
    accountOf(world).recoveryCodesLeft = recoveryCodes.length;
    return { recoveryCodes };
  }),
  answer(profileCalls.signIns, (_, world) => ({ items: accountOf(world).signIns })),
  answer(profileCalls.revoke, ({ params: { id } }, world) => {
    const account = accountOf(world);
    const ended = byId(account.signIns, id);
    account.signIns = account.signIns.filter((one) => one !== ended);
    return done;
  }),
  answer(profileCalls.revokeOthers, (_, world) => {
    const account = accountOf(world);
    account.signIns = account.signIns.filter(({ current }) => current);
    return done;
  }),
];
