import { randomUUID } from 'node:crypto';
import type { TestAccount } from './test-account';
import type { TestServer } from './test-server';

let count = 0;

/** Creates a verified, signed-in user with an account. Inserts the rows directly, because hashing passwords is slow. */
export const makeAccount = async (app: TestServer, name = 'Testfastigheter AB'): Promise<TestAccount> => {
  count += 1;
  const email = `landlord${count}@test.husrum.se`;
  const jti = randomUUID();
  const { billableId, userId } = await app.system(async (tx) => {
    const billable = await tx
      .insertInto('billable')
      .values({ name, organisation: true, trial_ends_on: '2027-12-31', boarded_at: '2026-01-01T00:00:00Z' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const user = await tx
      .insertInto('user_account')
      .values({
        billable_id: billable.id,
        name: 'Anna Andersson',
        email,
        password_hash: 'none: signs in by token only',
        email_verified_at: '2026-01-01T00:00:00Z',
        billable_admin: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('session')
      .values({
        id: jti,
        billable_id: billable.id,
        user_id: user.id,
        expires_at: '2100-01-01T00:00:00Z',
        user_agent: null,
      })
      .execute();
    return { billableId: billable.id, userId: user.id };
  });
  const token = app.sign({
    sub: userId,
    jti,
    billable: { id: billableId, name, membership: 30 },
    boarded: true,
  });
  return { billableId, userId, email, token };
};
