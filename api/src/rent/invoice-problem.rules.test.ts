import { invoiceProblem } from './invoice-problem.rules';

const fine = { type: 'MANUAL', tenant: { identifier: null }, payOre: 916_200 } as const;

describe('what stops an invoice', () => {
  it('is nothing when all is there, also when nothing is to be paid', () => {
    expect(invoiceProblem(fine)).toBeNull();
    expect(invoiceProblem({ ...fine, payOre: 0 })).toBeNull();
    expect(invoiceProblem({ ...fine, type: 'FORTNOX', tenant: { identifier: '19850412-2386' } })).toBeNull();
  });

  it('is said in Swedish', () => {
    expect(invoiceProblem({ ...fine, tenant: null })).toBe('Uthyrningen saknar primär hyresgäst');
    expect(invoiceProblem({ ...fine, type: 'FORTNOX' })).toMatch(/Fortnox kräver/);
    expect(invoiceProblem({ ...fine, payOre: -100 })).toMatch(/negativ/);
  });
});
