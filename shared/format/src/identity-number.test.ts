import { parseIdentityNumber } from './identity-number';

const TODAY = '2026-11-20';

describe('parseIdentityNumber', () => {
  it('accepts only numbers of the chosen kind', () => {
    expect(parseIdentityNumber('850412-2386', 'person', TODAY)).toBe('19850412-2386');
    expect(parseIdentityNumber('5599990016', 'organisation', TODAY)).toBe('559999-0016');
    expect(parseIdentityNumber('5599990016', 'person', TODAY)).toBeNull();
  });

  it('accepts the personnummer of a sole trader as an organisation', () => {
    expect(parseIdentityNumber('850412-2386', 'organisation', TODAY)).toBe('19850412-2386');
  });
});
