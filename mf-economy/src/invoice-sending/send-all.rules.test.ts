import { aNoticeRow } from '../testing/notices';
import { checksOf, isSendable, remarkText, withRemarks } from './send-all.rules';

const notices = withRemarks(
  [aNoticeRow({ id: 1 }), aNoticeRow({ id: 2 }), aNoticeRow({ id: 3 })],
  [
    { id: 2, kind: 'NO_EMAIL', detail: null },
    { id: 2, kind: 'JUMP', detail: '+32 % mot 8 500 kr' },
    { id: 3, kind: 'JUMP', detail: '−29 % mot 8 500 kr' },
  ],
);

test('only what must be there stops a notice', () => {
  expect(notices.map(isSendable)).toEqual([true, false, true]);
});

test('each check counts the notices it found', () => {
  const found = checksOf(notices).filter(({ count }) => count > 0);
  expect(found).toEqual([
    { label: 'Saknar e-postadress', count: 1 },
    { label: 'Avviker mer än 20 % från förra avin', count: 2 },
  ]);
});

test('a remark says what it is measured by, else what it is', () => {
  expect(notices[1]?.remarks.map(remarkText)).toEqual(['Saknar e-postadress', '+32 % mot 8 500 kr']);
});
