import { refreshRequirements } from '@husrum/api-maintenance';
import type { TestServer } from '@husrum/api-testing';
import { pageKinds } from '@husrum/contract/page-kind';
import { sessionCalls } from '@husrum/contract/session';
import { demoUser } from './demo-account.store';
import { inAccountOf } from './portfolio-faults.test-data';

/** The names of the kinds of page that the demo account with the email address lacks. */
export const listMissingKinds = async (app: TestServer, email: string): Promise<string[]> => {
  // A job does this on a running server.
  await inAccountOf(app, email, (tx) => refreshRequirements(tx, app.clock.today()));
  const body = { email, password: demoUser.password };
  const { access_token: token } = await app.as().post(sessionCalls.login, { body });
  const user = app.as({ businessId: 0, userId: 0, email, token });
  const missing: string[] = [];
  for (const { name, findPath } of pageKinds)
    if ((await findPath(user.get)) === undefined) missing.push(name);
  return missing;
};
