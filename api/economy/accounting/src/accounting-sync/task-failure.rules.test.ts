import { problem } from '@husrum/api-platform';
import { AccountingRefusal, ServiceError } from '@husrum/api-ports';
import { pauseAfterMs, toTaskFailure } from './task-failure.rules';

test('a refusal stops the task, with a text that names the program and the solution', () => {
  const failure = toTaskFailure(new AccountingRefusal('periodLocked', 'locked'), 'Fortnox');
  expect(failure).toEqual({
    outcome: 'STOP',
    text: 'Perioden är låst i Fortnox. Lås upp den där, eller vänta till nästa period, och försök igen.',
  });
});

test.each<[ServiceError['failure'], string]>([
  ['unreachable', 'DELAY'],
  ['rateLimited', 'DELAY'],
  ['failed', 'DELAY'],
  ['unauthorized', 'RECONNECT'],
  ['notFound', 'STOP'],
  ['refused', 'STOP'],
])('the outcome of a task after the failure "%s" of the program is %s', (failure, outcome) => {
  expect(toTaskFailure(new ServiceError(failure, 'message'), 'Fortnox').outcome).toBe(outcome);
});

test('a Problem stops the task with its message, but an invoice that has just changed, or an unexpected error, only delays it', () => {
  expect(toTaskFailure(problem('invoiceState'), 'Fortnox')).toEqual({
    outcome: 'STOP',
    text: 'Det går inte i hyresavins nuvarande läge.',
  });
  expect(toTaskFailure(problem('invoiceChanged'), 'Fortnox').outcome).toBe('DELAY');
  expect(toTaskFailure(new TypeError('a bug'), 'Fortnox').outcome).toBe('DELAY');
});

test('the pause doubles, and is at most half an hour', () => {
  expect([1, 2, 3, 4, 20].map(pauseAfterMs)).toEqual([30_000, 60_000, 120_000, 240_000, 1_800_000]);
});
