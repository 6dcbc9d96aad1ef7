import { AccountingRefusal, ServiceError } from '@husrum/api-ports';
import { toServiceProblem } from './service-failure.rules';

const toStatusAndMessage = (error: unknown) => {
  const problem = toServiceProblem(error, 'FORTNOX');
  return problem && [problem.status, problem.message];
};

it('has a status and a Swedish text for each failure of the accounting program', () => {
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
  expect(toStatusAndMessage(new ServiceError('refused', 'Refused'))).toEqual([
    409,
    'Tjänsten nekade det vi bad om. Kontrollera licens och behörighet där och försök igen.',
  ]);
  expect(toStatusAndMessage(new ServiceError('notFound', 'Not found'))).toEqual([
    409,
    'Det vi frågade efter finns inte längre i tjänsten.',
  ]);
  for (const failure of ['unreachable', 'rateLimited', 'failed'] as const)
    expect(toStatusAndMessage(new ServiceError(failure, 'Down'))).toEqual([
      503,
      'Fortnox svarar inte just nu. Försök igen om en stund.',
    ]);
});

it('returns undefined for an error that does not come from the accounting program', () => {
  expect(toServiceProblem(new Error('A bug'), 'VISMA')).toBeUndefined();
});
