import { invoiceProblem } from './invoice-problem.rules';

const valid = { type: 'MANUAL', tenant: { identifier: null }, payOre: 916_200 } as const;

describe('invoiceProblem', () => {
  it('is null when nothing is missing, also with nothing to pay', () => {
    expect(invoiceProblem(valid)).toBeNull();
    expect(invoiceProblem({ ...valid, payOre: 0 })).toBeNull();
    expect(invoiceProblem({ ...valid, type: 'FORTNOX', tenant: { identifier: '19850412-2386' } })).toBeNull();
  });

  it('is a Swedish text', () => {
    expect(invoiceProblem({ ...valid, tenant: null })).toBe('Uthyrningen saknar primär hyresgäst');
    expect(invoiceProblem({ ...valid, type: 'FORTNOX' })).toMatch(/Fortnox kräver/);
    expect(invoiceProblem({ ...valid, payOre: -100 })).toMatch(/negativ/);
  });
});
