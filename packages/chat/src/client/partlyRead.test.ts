import { expect, test } from 'vitest';
import { dana, openOffice, settled } from './testing/fakeOffice.ts';

test('a chat that was read in part counts what the server counts, not the reader’s own words after it', async () => {
  const { withActiveChat, seat } = openOffice();
  const { requester, staff } = await withActiveChat();
  const elsewhere = seat(dana);
  await settled();
  requester.say('It does not charge.');
  staff.say('Since when?');
  requester.say('Yesterday.');
  staff.say('I see.');
  await settled();
  const shown = () => elsewhere.client.getSnapshot().chats[0];
  const messages = staff.client.getSnapshot().open?.messages ?? [];
  const first = messages.find(({ content }) => content === 'It does not charge.')?.seq ?? 0;
  const unread = (after: number) => messages.filter(({ seq, sender }) => seq > after && sender !== dana.id).length;
  expect(shown()?.unread).toEqual(unread(shown()?.readSeq ?? 0));
  staff.client.readUpTo(first);
  await settled();
  expect([shown()?.readSeq, shown()?.unread]).toEqual([first, unread(first)]);
});
