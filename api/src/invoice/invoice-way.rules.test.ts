import { stationsAhead, stationsOf } from './invoice-way.rules';

test.each([
  [
    'a notice made by hand and paid in two parts',
    ['CREATED', 'GENERATED', 'APPROVED', 'SENT', 'PAID', 'PAID'],
    'PAYED',
    [
      [0, 'CREATED'],
      [2, 'APPROVED'],
      [3, 'SENT'],
      [5, 'PAID'],
    ],
  ],
  [
    'a notice made by the night, which nobody has to approve',
    ['GENERATED', 'SENT'],
    'PENDING_PAYMENT',
    [
      [0, 'CREATED'],
      [1, 'SENT'],
    ],
  ],
  [
    'a notice that was changed after it was approved',
    ['GENERATED', 'APPROVED', 'REOPENED'],
    'REVIEW',
    [[0, 'CREATED']],
  ],
  [
    'a notice of which a part is paid',
    ['GENERATED', 'SENT', 'PAID'],
    'PARTIALLY_PAYED',
    [
      [0, 'CREATED'],
      [1, 'SENT'],
    ],
  ],
  [
    'a notice that was sent again',
    ['GENERATED', 'SENT', 'DUE_MOVED', 'SENT'],
    'OVERDUE',
    [
      [0, 'CREATED'],
      [1, 'SENT'],
    ],
  ],
] as const)('%s', (_what, events, status, stations) => {
  expect([...stationsOf(events, status)]).toEqual(stations);
});

const invoice = { kind: 'RENT', sent_at: null, send_date: '2026-11-25', due_at: '2026-11-30' } as const;

test.each([
  [
    'REVIEW',
    {},
    [
      ['APPROVED', null],
      ['SENT', '2026-11-25'],
      ['PAID', '2026-11-30'],
    ],
  ],
  [
    'READY',
    {},
    [
      ['SENT', '2026-11-25'],
      ['PAID', '2026-11-30'],
    ],
  ],
  ['OVERDUE', { sent_at: '2026-11-25T08:00:00Z' }, [['PAID', '2026-11-30']]],
  ['PAYED', { sent_at: '2026-11-25T08:00:00Z' }, []],
  ['CANCELLED', {}, []],
  ['READY', { kind: 'CREDIT', due_at: null }, [['SENT', '2026-11-25']]],
] as const)('what is ahead of a notice that is %s', (status, change, ahead) => {
  expect(stationsAhead({ ...invoice, ...change, status }).map(({ station, on }) => [station, on])).toEqual(
    ahead,
  );
});
