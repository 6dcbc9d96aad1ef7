import { sql } from 'kysely';
import type { Clock } from '../platform/clock';
import type { Database, Tx } from '../platform/db';
import type { FileStore } from '../platform/file-store';
import { trialEndsOn } from '../session/membership.rules';
import { hashPassword } from '../session/password';
import { insertBillable, insertUser, isEmailTaken } from '../session/user.store';
import { insertAgreements } from './demo-agreements.store';
import { insertPortfolio } from './insert-portfolio';
import type { PortfolioSize } from './portfolio-size';

/** The published sign-in of the demo account. Production never creates it automatically. */
export const demoUser = { email: 'demo@husrum.se', password: 'husrum-demo', name: 'Demo Demosson' } as const;

/** Rows inserted later in the transaction belong to this account, as in a request of its user. */
const setAccount = (tx: Tx, billableId: number) =>
  sql`select set_config('app.billable_id', ${String(billableId)}, true)`.execute(tx);

const insertAccount = async (tx: Tx, email: string, password_hash: string, clock: Clock) => {
  const billableId = await insertBillable(tx, {
    name: 'Demo Fastigheter',
    organisation: true,
    phone: '070-174 06 05',
    trial_ends_on: trialEndsOn(clock.today()),
  });
  const userId = await insertUser(tx, {
    billable_id: billableId,
    name: demoUser.name,
    email,
    password_hash,
    billable_admin: true,
    developer: email === demoUser.email,
    email_verified_at: clock.now().toISOString(),
  });
  return { billableId, userId };
};

/** Creates an account with a portfolio in one transaction. Returns undefined if the address is taken. */
export const createDemoAccount = async (
  { db, clock, files }: { db: Database; clock: Clock; files: FileStore },
  { email = demoUser.email, objects, seed }: { email?: string; objects?: number; seed?: number } = {},
): Promise<PortfolioSize | undefined> => {
  const password_hash = await hashPassword(demoUser.password);
  const created = await db.system(async (tx) => {
    if (await isEmailTaken(tx, email)) return undefined;
    const account = await insertAccount(tx, email, password_hash, clock);
    await setAccount(tx, account.billableId);
    const size = await insertPortfolio(tx, clock.today(), { seed, objects });
    return { size, uploads: await insertAgreements({ tx, clock, account }) };
  });
  if (created === undefined) return undefined;
  for (const [key, { bytes, mimetype }] of created.uploads) await files.put(key, bytes, mimetype);
  // Without fresh statistics the query planner assumes an empty database: queries are ten times slower.
  await db.runMaintenance('analyze');
  return created.size;
};
