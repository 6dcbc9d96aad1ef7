import { toLeaseEvents } from './lease-event.rules';

const lease: Parameters<typeof toLeaseEvents>[0] = {
  start: '2024-05-01',
  stop: null,
  reference: null,
  fee: '8500.0000',
  fee_as_m2: false,
  tax_rate: 0,
  payment_interval: 'MONTHLY',
  notice_length: 3,
  notice_type: 'MONTH',
  next_invoice_month: '2026-12',
  notice_given: null,
};
const eventsOf = (after: Partial<typeof lease>) =>
  toLeaseEvents(lease, { ...lease, ...after }, '2026-12-01').map(({ kind, detail }) => [
    kind,
    detail?.replace(/\s/g, ' ') ?? null,
  ]);

test.each<[string, Partial<typeof lease>, [string, string | null][]]>([
  ['nothing without a change', {}, []],
  ['an end', { stop: '2027-02-28' }, [['ENDED', '2027-02-28']]],
  ['another start', { start: '2024-06-01' }, [['START_MOVED', '2024-06-01']]],
  ['another rent', { fee: '8800.5' }, [['TERMS', '8 800,50 kr/mån från 2026-12-01']]],
  ['a rent by area', { fee: '129.516', fee_as_m2: true }, [['TERMS', '129,516 kr/m²/mån från 2026-12-01']]],
  ['another next invoice month', { next_invoice_month: '2027-02' }, [['MONTH_MOVED', 'februari 2027']]],
  [
    'an end with the day of notice',
    { stop: '2027-02-28', notice_given: '2026-11-20' },
    [['ENDED', '2027-02-28. Uppsägningen kom in 2026-11-20']],
  ],
  ['that a lease is called off', { stop: '2024-04-30' }, [['CALLED_OFF', null]]],
  ['another notice period', { notice_length: 6 }, [['DETAILS', 'Uppsägningstid ändrad till 6 månader']]],
  [
    'another reference and notice period',
    { reference: 'K-2', notice_length: 1, notice_type: 'YEAR' },
    [['DETAILS', 'Referens ändrad till K-2. Uppsägningstid ändrad till 1 år']],
  ],
])('records %s', (_what, after, expected) => {
  expect(eventsOf(after)).toEqual(expected);
});

test('records a corrected day of notice', () => {
  const ending = { ...lease, stop: '2027-02-28', notice_given: '2026-11-20' };
  const correct = (noticeGiven: string | null) =>
    toLeaseEvents(ending, { ...ending, notice_given: noticeGiven }, '2026-12-01');
  expect(correct('2026-11-18')).toEqual([{ kind: 'DETAILS', detail: 'Uppsägningen kom in 2026-11-18' }]);
  expect(correct(null)).toEqual([{ kind: 'DETAILS', detail: 'Dagen då uppsägningen kom in borttagen' }]);
});

test('records a moved and a removed end', () => {
  const ending = { ...lease, stop: '2027-02-28' };
  expect(toLeaseEvents(ending, { ...lease, stop: '2027-03-31' }, '2026-12-01')).toEqual([
    { kind: 'END_MOVED', detail: '2027-03-31' },
  ]);
  expect(toLeaseEvents(ending, lease, '2026-12-01')).toEqual([{ kind: 'RESTORED', detail: null }]);
});
