import { sql } from 'kysely';
import type { Clock } from '../platform/clock';
import type { Database, Tx } from '../platform/db';
import type { Files } from '../ports/files/files';
import { trialEnd } from '../session/membership.rules';
import { hashPassword } from '../session/password';
import { insertBillable, insertUser, isEmailTaken } from '../session/user.store';
import { buildPortfolio, type PortfolioSize } from './build-portfolio';
import { writeAgreements } from './demo-agreements.store';

/** A published sign-in for trying the product out; the account is never made in production unasked. */
export const demoUser = { email: 'demo@husrum.se', password: 'husrum-demo', name: 'Demo Demosson' } as const;

/** Makes the rows that follow belong to the account, as in a request of its own. */
const actFor = (tx: Tx, billableId: number) =>
  sql`select set_config('app.billable_id', ${String(billableId)}, true)`.execute(tx);

const insertAccount = async (tx: Tx, email: string, password_hash: string, clock: Clock) => {
  const billableId = await insertBillable(tx, {
    name: 'Demo Fastigheter',
    organisation: true,
    phone: '070-174 06 05',
    trial_ends_on: trialEnd(clock.today()),
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

/** An account with a portfolio of the given size, all of it or nothing; undefined when the address is taken. */
export const createDemo = async (
  { db, clock, files }: { db: Database; clock: Clock; files: Files },
  { email = demoUser.email, objects, seed }: { email?: string; objects?: number; seed?: number } = {},
): Promise<PortfolioSize | undefined> => {
  const password_hash = await hashPassword(demoUser.password);
  const made = await db.system(async (tx) => {
    if (await isEmailTaken(tx, email)) return undefined;
    const account = await insertAccount(tx, email, password_hash, clock);
    await actFor(tx, account.billableId);
    const size = await buildPortfolio(tx, clock.today(), { seed, objects });
    return { size, uploads: await writeAgreements({ tx, clock, account }) };
  });
  if (made === undefined) return undefined;
  for (const [key, { bytes, mimetype }] of made.uploads) await files.put(key, bytes, mimetype);
  // Until its statistics are taken, queries are planned for a database with nothing in it: ten times slower.
  await db.maintain('analyze');
  return made.size;
};
