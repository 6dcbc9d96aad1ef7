import { makeAccount, testServer } from '@husrum/api-testing';
import { sessionCalls } from '@husrum/contract/session';
import { hashPassword, verifyPassword } from './password';

jest.mock('./password', () => ({ hashPassword: jest.fn(), verifyPassword: jest.fn() }));

const app = testServer();

const PASSWORD = 'en helt ny mening';
/** For each call of the mocked functions, whether it was made inside a transaction. */
const inTransaction: boolean[] = [];
const record =
  <T>(value: T) =>
  async (): Promise<T> => {
    inTransaction.push(app.db.isInTransaction());
    return value;
  };

it('passwords are hashed outside transactions, so that hashing does not block the database', async () => {
  jest.mocked(verifyPassword).mockImplementation(record(true));
  jest.mocked(hashPassword).mockImplementation(record('a hash'));
  const anna = app.as(await makeAccount(app));
  await anna.post(sessionCalls.changePassword, {
    body: { current_password: 'x', password: PASSWORD, password_confirmation: PASSWORD },
  });
  await anna.post(sessionCalls.requestEmailChange, { body: { email: 'ny@example.se', password: 'x' } });
  expect(inTransaction).toEqual([false, false, false]);
});
