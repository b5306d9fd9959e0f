import { expect, test } from 'vitest';
import type { ChatUpload } from '../client/ChatTransport.ts';
import { createDrafts } from './drafts.ts';

const MB = 1024 * 1024;
const file = (name: string, type: string, size = 11) => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const receipt = file('receipt.pdf', 'application/pdf');
const nothing = { text: '', file: null, problem: null };

/** An upload that the test advances step by step. */
function line() {
  let resolve: (address: string | null) => void = () => {};
  let reject: (cause: Error) => void = () => {};
  const done = new Promise<string | null>((...callbacks) => ([resolve, reject] = callbacks));
  const files: File[] = [];
  const progress: ((share: number) => void)[] = [];
  let cancels = 0;
  const upload = (one: File, onProgress: (share: number) => void): ChatUpload => {
    files.push(one);
    progress.push(onProgress);
    return { done, cancel: () => (cancels += 1) };
  };
  return { upload, taken: files, progress, resolve, reject, cancels: () => cancels };
}

test('what is written in a chat is kept there and nowhere else', () => {
  const drafts = createDrafts();
  let notifiedCount = 0;
  const stop = drafts.subscribe(() => (notifiedCount += 1));
  drafts.write('a', 'Hello');
  stop();
  drafts.write('b', 'Bye');
  expect([drafts.of('a').text, drafts.of('b').text, drafts.of('c'), notifiedCount]).toEqual([
    'Hello',
    'Bye',
    nothing,
    1,
  ]);
  drafts.clear('a');
  expect(drafts.of('a')).toEqual(nothing);
});

test('[S5-24] of several files the first that may be sent goes, and says how far it is', async () => {
  const drafts = createDrafts();
  const { upload, taken: files, progress, resolve } = line();
  const others = [file('a.exe', 'application/x-msdownload'), receipt, file('b.txt', 'text/plain')];
  drafts.attach('a', others, 10 * MB, upload);
  progress[0]?.(0.5);
  const uploadingFile = { name: 'receipt.pdf', size: 11, type: 'application/pdf' };
  expect([files.map(({ name }) => name), drafts.of('a')]).toEqual([
    ['receipt.pdf'],
    { text: '', file: { ...uploadingFile, progress: 0.5, address: null }, problem: null },
  ]);
  resolve('/api/files/1');
  await Promise.resolve();
  progress[0]?.(0.7);
  expect(drafts.of('a').file).toEqual({ ...uploadingFile, progress: 1, address: '/api/files/1' });
});

test('[S5-21][S5-22][S5-23] what may not be sent is rejected before anything goes, by its type and by the side’s limit', () => {
  const drafts = createDrafts();
  const { upload, taken: files } = line();
  drafts.attach('a', [file('a.svg', 'image/svg+xml')], 10 * MB, upload);
  const wrongType = drafts.of('a').problem;
  drafts.attach('a', [file('big.png', 'image/png', 5 * MB + 1)], 5 * MB, upload);
  const forStaff = drafts.of('a').problem;
  drafts.attach('a', [file('big.png', 'image/png', 10 * MB + 1)], 10 * MB, upload);
  expect([wrongType, forStaff, drafts.of('a').problem, files]).toEqual([
    { code: 'file.type', type: 'image/svg+xml' },
    { code: 'file.tooLarge', name: 'big.png', limit: 5 },
    { code: 'file.tooLarge', name: 'big.png', limit: 10 },
    [],
  ]);
  drafts.write('a', 'Then without');
  expect(drafts.of('a')).toEqual({ text: 'Then without', file: null, problem: null });
});

test('[S8-40] a file that does not arrive goes, with why; the text stays', async () => {
  const drafts = createDrafts();
  const { upload, reject } = line();
  drafts.write('a', 'See here');
  drafts.attach('a', [receipt], 10 * MB, upload);
  reject(Object.assign(new Error('Too many files.'), { code: 'file.quota', params: {} }));
  await Promise.resolve();
  expect(drafts.of('a')).toEqual({
    text: 'See here',
    file: null,
    problem: { code: 'upload', cause: { code: 'file.quota', message: 'Too many files.', params: {} } },
  });
});

test('[S5-24] a file that is taken away is stopped, and what it still says is heard no more', async () => {
  const drafts = createDrafts();
  const first = line();
  drafts.attach('a', [receipt], 10 * MB, first.upload);
  drafts.detach('a');
  first.progress[0]?.(0.9);
  first.resolve('/api/files/1');
  await Promise.resolve();
  expect([first.cancels(), drafts.of('a')]).toEqual([1, nothing]);
});
