import { reachedMilestones, remainingMilestones } from './timeline.rules';

test.each([
  [
    'an invoice created by hand and paid in two parts',
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
    'an invoice created by a run, without approval',
    ['GENERATED', 'SENT'],
    'PENDING_PAYMENT',
    [
      [0, 'CREATED'],
      [1, 'SENT'],
    ],
  ],
  [
    'an invoice that was changed after its approval',
    ['GENERATED', 'APPROVED', 'REOPENED'],
    'REVIEW',
    [[0, 'CREATED']],
  ],
  [
    'a partly paid invoice',
    ['GENERATED', 'SENT', 'PAID'],
    'PARTIALLY_PAYED',
    [
      [0, 'CREATED'],
      [1, 'SENT'],
    ],
  ],
  [
    'an invoice that was sent twice',
    ['GENERATED', 'SENT', 'DUE_MOVED', 'SENT'],
    'OVERDUE',
    [
      [0, 'CREATED'],
      [1, 'SENT'],
    ],
  ],
] as const)('%s', (_title, events, status, milestones) => {
  expect([...reachedMilestones(events, status)]).toEqual(milestones);
});

test('an invoice whose rest was written off was not paid', () => {
  expect([...reachedMilestones(['GENERATED', 'SENT', 'PAID', 'WRITTEN_OFF'], 'PAYED', true)]).toEqual([
    [0, 'CREATED'],
    [1, 'SENT'],
  ]);
});

const invoice = {
  stage: 'EDIT',
  kind: 'RENT',
  sent_at: null,
  send_date: '2026-11-25',
  is_sent_by_run: true,
  due_at: '2026-11-30',
} as const;

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
  [
    'ERROR',
    { stage: 'READY' },
    [
      ['SENT', '2026-11-25'],
      ['PAID', '2026-11-30'],
    ],
  ],
  [
    'READY',
    { is_sent_by_run: false },
    [
      ['SENT', null],
      ['PAID', '2026-11-30'],
    ],
  ],
  ['READY', { kind: 'CREDIT', is_sent_by_run: false, due_at: null }, [['SENT', null]]],
] as const)(
  'lists the remaining milestones of an invoice that is %s, with their days: %j',
  (status, change, remaining) => {
    expect(
      remainingMilestones({ ...invoice, ...change, status }).map(({ station, on }) => [station, on]),
    ).toEqual(remaining);
  },
);

test('nothing remains of a credited invoice', () => {
  expect(remainingMilestones({ ...invoice, status: 'CREDITED' })).toEqual([]);
});
