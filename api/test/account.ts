import { randomUUID } from 'node:crypto';
import type { TestServer } from './test-server';

export interface TestAccount {
  readonly billableId: number;
  readonly userId: number;
  readonly email: string;
  readonly token: string;
}

let made = 0;

/** A verified landlord, signed in. Written straight into the tables: hashing a password each time would cost more than the tests. */
export const makeAccount = async (app: TestServer, name = 'Testfastigheter AB'): Promise<TestAccount> => {
  made += 1;
  const email = `landlord${made}@test.husrum.se`;
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
