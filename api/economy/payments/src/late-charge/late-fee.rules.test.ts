import { findFeeProblem, type InvoiceForFee } from './late-fee.rules';

const late: InvoiceForFee = {
  ...{
    isSent: true,
    isLate: true,
    isInProgram: false,
    hasLease: true,
    hasSameTenant: true,
    isBusiness: true,
  },
  kinds: [],
};

// The number is that of the rule in docs/domain-rules.md.
describe('D-16 fees of a late invoice', () => {
  it.each<
    [
      string,
      Partial<InvoiceForFee>,
      'REMINDER_FEE' | 'COLLECTION_FEE' | 'COMPENSATION',
      number,
      string | null,
    ]
  >([
    ['a reminder', {}, 'REMINDER_FEE', 6000, null],
    ['a reminder of a person', { isBusiness: false }, 'REMINDER_FEE', 6000, null],
    ['a second reminder', { kinds: ['REMINDER_FEE'] }, 'REMINDER_FEE', 6000, null],
    ['more than 60 kr', {}, 'REMINDER_FEE', 6001, 'TOO_LARGE'],
    ['a demand', {}, 'COLLECTION_FEE', 18_000, null],
    ['more than 180 kr', {}, 'COLLECTION_FEE', 18_001, 'TOO_LARGE'],
    ['compensation', {}, 'COMPENSATION', 45_000, null],
    ['compensation of a person', { isBusiness: false }, 'COMPENSATION', 45_000, 'ONLY_BUSINESSES'],
    ['compensation beside interest', { kinds: ['INTEREST'] }, 'COMPENSATION', 45_000, null],
    ['compensation after a reminder', { kinds: ['REMINDER_FEE'] }, 'COMPENSATION', 45_000, 'FEE_EXISTS'],
    ['compensation after a demand', { kinds: ['COLLECTION_FEE'] }, 'COMPENSATION', 45_000, 'FEE_EXISTS'],
    ['compensation twice', { kinds: ['COMPENSATION'] }, 'COMPENSATION', 45_000, 'ALREADY_CHARGED'],
    ['a reminder after compensation', { kinds: ['COMPENSATION'] }, 'REMINDER_FEE', 6000, 'COMPENSATED'],
    ['a demand after compensation', { kinds: ['COMPENSATION'] }, 'COLLECTION_FEE', 18_000, 'COMPENSATED'],
    ['not sent', { isSent: false }, 'REMINDER_FEE', 6000, 'NOT_SENT'],
    ['in a program', { isInProgram: true }, 'REMINDER_FEE', 6000, 'IN_PROGRAM'],
    ['without a lease', { hasLease: false }, 'REMINDER_FEE', 6000, 'NO_LEASE'],
    ['another tenant', { hasSameTenant: false }, 'REMINDER_FEE', 6000, 'OTHER_TENANT'],
    ['paid in time', { isLate: false }, 'COMPENSATION', 45_000, 'NOT_LATE'],
  ])('%s', (_what, changes, kind, amountOre, problem) => {
    expect(findFeeProblem({ ...late, ...changes }, { kind, amountOre })).toBe(problem);
  });
});
