import { expect, test } from 'vitest';
import { linkIn } from './resetLink.ts';

const id = '01936c3a-7c00-7052-8000-000000000001';
const token = 'q'.repeat(43);

test('a mailed link names the person and bears the token', () => {
  expect(linkIn({ search: `?id=${id}`, hash: `#${token}` })).toEqual({ id, token });
});

test('a link that was cut or changed is none', () => {
  const broken = [
    { search: '', hash: `#${token}` },
    { search: `?id=${id}`, hash: '' },
    { search: `?id=${id}`, hash: `#${token.slice(1)}` },
    { search: '?id=7', hash: `#${token}` },
  ];
  expect(broken.map(linkIn)).toEqual([null, null, null, null]);
});
