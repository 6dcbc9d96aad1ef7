import { type SigningStatus, signingStatuses } from '@husrum/contract/agreement';
import { advanceStatus, isFinalStatus, toSigningStatus } from './signing-status.rules';

const observe = (agreement: string, changes: Partial<Parameters<typeof toSigningStatus>[0]> = {}) =>
  toSigningStatus({ agreement, participants: [], hasSignedDocument: false, isExpired: false, ...changes });

test.each([
  ['draft', 'draft'],
  ['generating', 'pending'],
  ['pending', 'pending'],
  ['open', 'pending'],
  ['fulfilled', 'signed'],
  ['cancelled', 'cancelled'],
  ['expired', 'expired'],
  ['failed_to_generate', 'unknown'],
  ['something_new', 'unknown'],
])('the status %s of an agreement at the service is our status %s', (agreement, status) => {
  expect(observe(agreement)).toBe(status);
});

test('the sealed document completes a signing, one participant rejects it, and a webhook expires it unless all have signed', () => {
  expect(observe('fulfilled', { hasSignedDocument: true })).toBe('completed');
  expect(observe('open', { participants: ['fulfilled', 'rejected'] })).toBe('rejected');
  expect(observe('cancelled', { participants: ['rejected'] })).toBe('rejected');
  expect(observe('open', { isExpired: true })).toBe('expired');
  expect(observe('fulfilled', { isExpired: true })).toBe('signed');
});

test('completed, cancelled, expired and rejected are final', () => {
  expect(signingStatuses.filter(isFinalStatus).sort()).toEqual([
    'cancelled',
    'completed',
    'expired',
    'rejected',
  ]);
});

const allPairs = signingStatuses.flatMap((from) => signingStatuses.map((to) => [from, to] as const));

test.each(allPairs.filter(([from]) => isFinalStatus(from)))(
  'the final status %s stays when %s is observed',
  (from, to) => {
    expect(advanceStatus(from, to)).toBe(from);
  },
);

test('the order in which statuses are observed does not change the final status', () => {
  const observed: SigningStatus[] = ['draft', 'pending', 'unknown', 'signed', 'completed'];
  const orders = [
    observed,
    [...observed].reverse(),
    ['signed', 'draft', 'completed', 'pending', 'signed'] as const,
  ];
  for (const order of orders)
    expect(order.reduce<SigningStatus>((status, next) => advanceStatus(status, next), 'draft')).toBe(
      'completed',
    );
  expect(advanceStatus('signed', 'pending')).toBe('signed');
  expect(advanceStatus('pending', 'draft')).toBe('pending');
});
