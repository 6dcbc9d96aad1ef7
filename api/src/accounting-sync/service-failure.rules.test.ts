import { AccountingRefusal } from '../ports/accounting/accounting-service';
import { ServiceError } from '../ports/service-client';
import { toServiceProblem } from './service-failure.rules';

const toStatusAndMessage = (error: unknown) => {
  const problem = toServiceProblem(error, 'FORTNOX');
  return problem && [problem.status, problem.message];
};

it('states what the user can do about each failure of a program', () => {
  expect(toStatusAndMessage(new AccountingRefusal('noLicence', 'No licence'))).toEqual([
    409,
    'Licens saknas i Fortnox. Skaffa den licens som krävs för integrationer och försök igen.',
  ]);
  expect(toStatusAndMessage(new AccountingRefusal('noScope', 'No scope'))).toEqual([
    424,
    'Kopplingen till Fortnox saknar behörighet. Anslut igen under Integrationer.',
  ]);
  expect(toStatusAndMessage(new ServiceError('unauthorized', 'Refused'))).toEqual([
    424,
    'Fortnox godtar inte anslutningen längre. Anslut igen under Integrationer.',
  ]);
  expect(toStatusAndMessage(new ServiceError('refused', 'Refused'))?.[0]).toBe(409);
  for (const failure of ['unreachable', 'rateLimited', 'failed'] as const)
    expect(toStatusAndMessage(new ServiceError(failure, 'Down'))).toEqual([
      503,
      'Fortnox svarar inte just nu. Försök igen om en stund.',
    ]);
});

it('leaves other errors to others', () => {
  expect(toServiceProblem(new Error('A bug'), 'VISMA')).toBeUndefined();
});
