import { token } from '@husrum/api-client';
import { sessionCalls } from '@husrum/contract/session';
import { fakeApi } from '@husrum/testing';
import { signOut } from './session-lifecycle';

test('signing out removes drafts of forms and the token, so that the next user of the browser does not see them', async () => {
  fakeApi().on(sessionCalls.logout, { message: 'Utloggad' });
  token.set('abc');
  sessionStorage.setItem('husrum.draft.lease.create', '{"tenant":{"identifier":"19850412-2386"}}');
  await signOut();
  expect(sessionStorage.getItem('husrum.draft.lease.create')).toBeNull();
  expect(token.get()).toBeNull();
});
