import { noticeProblem } from './notice-problem.rules';

const fine = { type: 'MANUAL', tenant: { identifier: null }, payOre: 916_200 } as const;

describe('what stops a notice', () => {
  it('is nothing when all is there, also when nothing is to be paid', () => {
    expect(noticeProblem(fine)).toBeNull();
    expect(noticeProblem({ ...fine, payOre: 0 })).toBeNull();
    expect(noticeProblem({ ...fine, type: 'FORTNOX', tenant: { identifier: '19850412-2386' } })).toBeNull();
  });

  it('is said in Swedish', () => {
    expect(noticeProblem({ ...fine, tenant: null })).toBe('Uthyrningen saknar primär hyresgäst');
    expect(noticeProblem({ ...fine, type: 'FORTNOX' })).toMatch(/Fortnox kräver/);
    expect(noticeProblem({ ...fine, payOre: -100 })).toMatch(/negativ/);
  });
});
