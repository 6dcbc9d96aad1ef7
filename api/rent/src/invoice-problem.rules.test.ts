import { invoiceProblem, settingsProblem } from './invoice-problem.rules';

const company = { bankgiro: '991-2346', plusgiro: null, vat: null };
const valid = {
  kind: 'RENT',
  type: 'MANUAL',
  tenant: { identifier: null },
  rowCount: 1,
  feeOre: 916_200,
  taxOre: 0,
  payOre: 916_200,
  company,
} as const;

describe('invoiceProblem', () => {
  it('is null when nothing is missing, also with nothing to pay', () => {
    expect(invoiceProblem(valid)).toBeNull();
    expect(invoiceProblem({ ...valid, feeOre: 0, payOre: 0 })).toBeNull();
    expect(invoiceProblem({ ...valid, type: 'FORTNOX', tenant: { identifier: '19850412-2386' } })).toBeNull();
  });

  it('says in Swedish that the tenant is missing, or the number of the tenant that Fortnox requires', () => {
    expect(invoiceProblem({ ...valid, tenant: null })).toBe('Uthyrningen saknar primär hyresgäst');
    expect(invoiceProblem({ ...valid, type: 'FORTNOX' })).toMatch(/Fortnox kräver/);
  });

  it('reports a supplement without rows', () => {
    const supplement = { ...valid, kind: 'SUPPLEMENT', feeOre: 0, payOre: 0 } as const;
    expect(invoiceProblem({ ...supplement, rowCount: 0 })).toBe('Avin har inga rader');
    expect(invoiceProblem(supplement)).toBeNull();
  });

  it.each([
    ['100 kr at 25 %, and a deduction of 110 kr at 0 %', -1000, 1500, /exklusive moms är negativ/],
    ['a net total of −0,40 kr, which rounds to nothing to pay', -40, 0, /exklusive moms är negativ/],
    ['100 kr at 0 %, and a deduction of 100 kr at 25 %', 0, -2500, /att betala är negativ/],
  ])('reports a negative total: %s', (_rows, feeOre, payOre, text) => {
    expect(invoiceProblem({ ...valid, feeOre, payOre })).toMatch(text);
  });
});

describe('settingsProblem', () => {
  const amounts = { taxOre: 0, payOre: 850_000 };

  it('is a missing giro number when there is something to pay', () => {
    const withoutGiro = { ...company, bankgiro: null };
    expect(settingsProblem(withoutGiro, amounts)).toMatch(/^Bankgiro och plusgiro saknas/);
    expect(settingsProblem({ ...withoutGiro, plusgiro: '4-2' }, amounts)).toBeNull();
    expect(settingsProblem(withoutGiro, { taxOre: 0, payOre: 0 })).toBeNull();
    expect(invoiceProblem({ ...valid, company: withoutGiro })).toMatch(/^Bankgiro och plusgiro saknas/);
  });

  it('is a missing VAT number when there is VAT, also on a credit invoice', () => {
    expect(settingsProblem(company, { ...amounts, taxOre: 170_000 })).toMatch(
      /^Momsregistreringsnumret saknas/,
    );
    expect(settingsProblem(company, { taxOre: -170_000, payOre: -1_020_000 })).toMatch(/^Momsreg/);
    const withVat = { ...company, vat: 'SE559999001601' };
    expect(settingsProblem(withVat, { ...amounts, taxOre: 170_000 })).toBeNull();
  });
});
