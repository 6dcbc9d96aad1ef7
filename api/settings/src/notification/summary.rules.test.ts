import { buildSummary, type SummaryFacts } from './summary.rules';

const nothing: SummaryFacts = {
  newErrors: [],
  newOverdue: [],
  overdueCount: 0,
  overdueOre: 0,
  endingLeases: [],
  executedAdjustments: [],
};
const plain = (text: string | undefined) => text?.replace(/\u00a0/g, ' ');

test('a morning without news has no notification, although old invoices are overdue', () => {
  expect(buildSummary({ ...nothing, overdueCount: 4, overdueOre: 3_200_000 })).toEqual([]);
});

test('overdue invoices are summed in one notification', () => {
  const [notification] = buildSummary({
    ...nothing,
    newOverdue: [7, 8],
    overdueCount: 5,
    overdueOre: 4_250_050,
  });
  expect(notification).toMatchObject({
    type: 'invoice',
    mail: 'email_notification_overdue',
    title: '2 hyresavier har förfallit',
    link: '/invoicebase/status/overdue',
  });
  expect(plain(notification?.body)).toBe('Totalt är 5 hyresavier förfallna, 42 500,50 kr.');
});

test('a notification of one row links to its page, one of several rows to their list', () => {
  const one = { id: 3, name: 'Lgh 1001', house: 'Kv. Eken', stop: '2026-12-31' };
  const two = { id: 4, name: 'Villan', house: null, stop: '2026-12-31' };
  expect(buildSummary({ ...nothing, endingLeases: [one] })[0]?.link).toBe('/lease/3');
  expect(buildSummary({ ...nothing, endingLeases: [one, two] })[0]).toMatchObject({
    title: '2 uthyrningar upphör snart',
    body: 'Lgh 1001, Kv. Eken: 2026-12-31\nVillan: 2026-12-31',
    link: '/lease/filter/ending',
  });
  expect(buildSummary({ ...nothing, newErrors: [9] })[0]?.link).toBe('/invoicebase/9');
});
