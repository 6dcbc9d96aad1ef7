import { setDeveloper } from '@husrum/api-settings';
import { makeAccount, testServer } from '@husrum/api-testing';
import { releaseCalls } from '@husrum/contract/release';

const app = testServer();

test('setDeveloper makes one user a developer, and revokes that', async () => {
  const [account, other] = [await makeAccount(app), await makeAccount(app)];
  const setByEmail = (address: string, developer: boolean) =>
    app.system((tx) => setDeveloper(tx, address, developer));
  expect(await app.as(account).failure(releaseCalls.log)).toMatchObject({ status: 404 });
  expect(await setByEmail(` ${account.email.toUpperCase()}`, true)).toBe(true);
  expect((await app.as(account).get(releaseCalls.log)).data).toEqual([]);
  expect(await app.as(other).failure(releaseCalls.log)).toMatchObject({ status: 404 });
  expect(await setByEmail(account.email, false)).toBe(true);
  expect(await app.as(account).failure(releaseCalls.log)).toMatchObject({ status: 404 });
  expect(await setByEmail('ingen@example.se', true)).toBe(false);
});
