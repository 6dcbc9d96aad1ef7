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
};
const eventsOf = (after: Partial<typeof lease>) =>
  toLeaseEvents(lease, { ...lease, ...after }, '2026-12-01').map(({ kind, detail }) => [
    kind,
    detail?.replace(/\s/g, ' ') ?? null,
  ]);

test.each([
  ['nothing without a change', {}, []],
  ['an end', { stop: '2027-02-28' }, [['ENDED', '2027-02-28']]],
  ['another start', { start: '2024-06-01' }, [['START_MOVED', '2024-06-01']]],
  ['another rent', { fee: '8800.5' }, [['TERMS', '8 800,50 kr/mån från 2026-12-01']]],
  ['a rent by area', { fee: '129.516', fee_as_m2: true }, [['TERMS', '129,516 kr/m²/mån från 2026-12-01']]],
  ['another month', { next_invoice_month: '2027-02' }, [['MONTH_MOVED', 'februari 2027']]],
  ['another notice period', { notice_length: 6 }, [['DETAILS', null]]],
])('records %s', (_what, after, expected) => {
  expect(eventsOf(after)).toEqual(expected);
});

test('records a moved and a removed end', () => {
  const ending = { ...lease, stop: '2027-02-28' };
  expect(toLeaseEvents(ending, { ...lease, stop: '2027-03-31' }, '2026-12-01')).toEqual([
    { kind: 'END_MOVED', detail: '2027-03-31' },
  ]);
  expect(toLeaseEvents(ending, lease, '2026-12-01')).toEqual([{ kind: 'RESTORED', detail: null }]);
});
