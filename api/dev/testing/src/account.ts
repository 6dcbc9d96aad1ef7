import { randomUUID } from 'node:crypto';
import type { Tx } from '@husrum/api-platform';
import type { Role } from '@husrum/contract/permission';
import type { TestAccount } from './test-account';
import type { TestServer } from './test-server';

/** The days left of the trial, as the access token states them. */
const TRIAL_DAYS_LEFT = 30;

let userCount = 0;

const insertSignedInUser = async (
  tx: Tx,
  businessId: number,
  jti: string,
  user: { name: string; email: string; role: Role },
): Promise<number> => {
  const { id } = await tx
    .insertInto('user_account')
    .values({
      ...user,
      billable_id: businessId,
      password_hash: 'none: signs in by token only',
      email_verified_at: '2026-01-01T00:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('session')
    .values({
      id: jti,
      billable_id: businessId,
      user_id: id,
      expires_at: '2100-01-01T00:00:00Z',
      user_agent: null,
    })
    .execute();
  return id;
};

/**
 * Creates a business with a verified, signed-in administrator. Inserts the rows directly, because hashing passwords is slow.
 */
export const makeAccount = async (app: TestServer, name = 'Testfastigheter AB'): Promise<TestAccount> => {
  userCount += 1;
  const email = `landlord${userCount}@test.husrum.se`;
  const jti = randomUUID();
  const { businessId, userId } = await app.system(async (tx) => {
    const billable = await tx
      .insertInto('billable')
      .values({ name, organisation: true, trial_ends_on: '2027-12-31', boarded_at: '2026-01-01T00:00:00Z' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const user = { name: 'Anna Andersson', email, role: 'ADMINISTRATOR' } as const;
    return { businessId: billable.id, userId: await insertSignedInUser(tx, billable.id, jti, user) };
  });
  const claims = {
    sub: userId,
    jti,
    billable: { id: businessId, name, membership: TRIAL_DAYS_LEFT },
    boarded: true,
  };
  return { businessId, userId, email, token: app.sign(claims) };
};

/** Creates another verified, signed-in user of the business. */
export const makeColleague = async (
  app: TestServer,
  { businessId }: TestAccount,
  role: Role,
): Promise<TestAccount> => {
  userCount += 1;
  const email = `colleague${userCount}@test.husrum.se`;
  const jti = randomUUID();
  const user = { name: 'Bo Berg', email, role };
  const userId = await app.system((tx) => insertSignedInUser(tx, businessId, jti, user));
  const billable = { id: businessId, name: 'Testfastigheter AB', membership: TRIAL_DAYS_LEFT };
  return { businessId, userId, email, token: app.sign({ sub: userId, jti, billable, boarded: true }) };
};
