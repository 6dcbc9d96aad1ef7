import { aNoticeRow } from '../testing/notices';
import { checksOf, isSendable, remarksOf } from './send-all.rules';

const good = aNoticeRow({ id: 1 });
const noMail = aNoticeRow({ id: 2, tenant: { id: 4, name: 'Bo', email: null } });
const nobody = aNoticeRow({ id: 3, tenant: null });
const nothing = aNoticeRow({ id: 4, pay_amount_rounded: 0 });
const credit = aNoticeRow({ id: 5, kind: 'CREDIT', pay_amount_rounded: 0 });

test.each([
  [good, [], true],
  [noMail, ['Saknar e-postadress'], false],
  [nobody, ['Saknar hyresgäst'], false],
  [nothing, ['Avin är på 0 kr'], true],
  [credit, [], true],
])('notice %#', (notice, texts, sendable) => {
  expect(remarksOf(notice).map(({ text }) => text)).toEqual(texts);
  expect(isSendable(notice)).toBe(sendable);
});

test('each check counts what it found', () => {
  expect(checksOf([good, noMail, nobody, nothing, credit]).map(({ count }) => count)).toEqual([1, 1, 1]);
});
