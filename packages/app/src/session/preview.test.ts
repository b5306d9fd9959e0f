import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outside } from '../api/environment.ts';
import { callerHeaders } from '../api/call.ts';
import { createSession } from './session.ts';
import { currentPreview, endPreview, onSessionEnd, sessionOfPreview, startPreview } from './preview.ts';

const memory = () => {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
};
const left: string[] = [];
const { leaveFor } = outside;
const preview = { roleId: '0195c0de-0000-7000-8000-000000000001', name: 'Cashier' };
const saved = {
  token: 't',
  user: { id: '1' },
  permissions: ['all'],
  screenTimeout: 5,
  store: {},
  limits: {},
  pinGranted: false,
};

beforeEach(() => {
  vi.stubGlobal('localStorage', memory());
  vi.stubGlobal('sessionStorage', memory());
  outside.leaveFor = (address) => void left.push(address);
  left.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  outside.leaveFor = leaveFor;
});

test('a preview is of this tab: every request names its role until it ends', () => {
  expect([currentPreview(), callerHeaders('t')]).toEqual([null, { Authorization: 'Bearer t' }]);
  startPreview(preview);
  expect([currentPreview(), callerHeaders('t')]).toEqual([
    preview,
    { Authorization: 'Bearer t', 'X-Preview-Role': preview.roleId },
  ]);
  endPreview();
  expect([currentPreview(), left]).toEqual([null, ['/dashboard', '/employee-management/manage-roles']]);
});

test('a damaged preview is none', () => {
  sessionStorage.setItem('tilldesk.preview', '{"roleId":');
  expect(currentPreview()).toEqual(null);
});

test('the session of a preview shows nothing before the response, and saves nothing for other tabs', () => {
  localStorage.setItem('tilldesk.session', JSON.stringify(saved));
  const session = createSession(sessionOfPreview, onSessionEnd);
  expect(session.current()).toEqual({ ...saved, permissions: [], store: null, limits: null });
  session.prove({ pinGranted: true });
  expect(session.current()?.pinGranted).toEqual(true);
  expect(JSON.parse(localStorage.getItem('tilldesk.session') ?? '')).toEqual(saved);
  session.end('signedOut');
  expect(localStorage.getItem('tilldesk.session')).toEqual(null);
});
