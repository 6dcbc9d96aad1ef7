import { signingStatuses } from '@husrum/contract/agreement';
import { explainNotSignable, isSignable } from './agreement.rules';

const pdf = { mimetype: 'application/pdf', case_id: null };

test('only a PDF that was never sent, or that somebody rejected, can be sent for signing', () => {
  expect(isSignable({ ...pdf, signing_status: null })).toBe(true);
  expect(
    signingStatuses.filter((signingStatus) => isSignable({ ...pdf, signing_status: signingStatus })),
  ).toEqual(['rejected']);
});

test('neither another kind of file nor an agreement made in FASDOK can be sent for signing', () => {
  expect(isSignable({ ...pdf, mimetype: 'text/plain', signing_status: null })).toBe(false);
  expect(isSignable({ ...pdf, case_id: 'c-1', signing_status: null })).toBe(false);
});

test('says why an agreement cannot be sent for signing, if the user can do something about it', () => {
  expect(explainNotSignable({ ...pdf, signing_status: null })).toBeNull();
  expect(explainNotSignable({ ...pdf, signing_status: 'pending' })).toBeNull();
  expect(explainNotSignable({ ...pdf, mimetype: 'text/plain', signing_status: null })).toMatch(/PDF/);
  expect(explainNotSignable({ ...pdf, signing_status: 'cancelled' })).toMatch(/nytt avtal/);
  expect(explainNotSignable({ ...pdf, signing_status: 'expired' })).toMatch(/nytt avtal/);
  expect(explainNotSignable({ mimetype: 'text/plain', case_id: 'c-1', signing_status: null })).toBeNull();
});
