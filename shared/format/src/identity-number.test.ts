import { identityNumber, maskedIdentity } from './identity-number';

const TODAY = '2026-11-20';

describe('identityNumber', () => {
  it('reads the kind that was chosen', () => {
    expect(identityNumber('850412-2386', 'person', TODAY)).toBe('19850412-2386');
    expect(identityNumber('5599990016', 'organisation', TODAY)).toBe('559999-0016');
    expect(identityNumber('5599990016', 'person', TODAY)).toBeNull();
  });

  it('takes a personnummer for an organisation: a sole trader', () => {
    expect(identityNumber('850412-2386', 'organisation', TODAY)).toBe('19850412-2386');
  });

  it('hides the last four of a person only', () => {
    expect(maskedIdentity('19850412-2386')).toBe('19850412-****');
    expect(maskedIdentity('559999-0016')).toBe('559999-0016');
  });
});
