import { digestMatches } from './match-digest';

const exact = {
  paymentId: 1,
  state: 'READY',
  reason: 'EXACT',
  invoiceId: 7,
  leftOre: 850_000,
  canBook: true,
  parts: [],
} as const;
const unknown = { ...exact, paymentId: 2, state: 'CHOICE', reason: 'UNKNOWN', canBook: false } as const;

test.each([
  ['has another invoice', { ...exact, invoiceId: 8 }],
  ['has less left of its invoice', { ...exact, reason: 'MORE', leftOre: 400_000 }],
  ['must be ticked', { ...exact, state: 'CHOICE', reason: 'SIMILAR' }],
  ['is divided in another way', { ...exact, parts: [{ invoiceId: 7, leftOre: 850_000, ore: 850_000 }] }],
  ['cannot be registered any more', { ...exact, canBook: false }],
] as const)('the digest changes when a payment %s', (_change, changed) => {
  expect(digestMatches([changed, unknown])).not.toBe(digestMatches([exact, unknown]));
});

test('the digest does not depend on payments that cannot be registered', () => {
  expect(digestMatches([exact, unknown])).toBe(digestMatches([exact]));
});
