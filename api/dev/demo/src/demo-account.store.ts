import {
  type ActorContext,
  actForAccount,
  type Clock,
  type Database,
  type FileStore,
  type Settings,
  type Tx,
} from '@husrum/api-platform';
import { hashPassword } from '@husrum/api-settings';
import { insertBusiness, insertUser, isEmailTaken, trialEndsOn } from '@husrum/api-settings/testing';
import type { LocalDate } from '@husrum/format';
import { createDemoPortfolio } from './create-demo-portfolio';
import { insertAgreements } from './demo-agreements.store';
import { insertDemoBankFile } from './demo-bank-file.store';
import { insertDemoBankStatements } from './demo-bank-statements.store';
import { lockDemoBooks } from './demo-books.store';
import { createDemoContext } from './demo-context';
import { insertDemoIndexClauses } from './demo-index-clauses.store';
import { insertTenantMessage } from './demo-messages.store';
import { insertDemoPortal } from './demo-portal.store';
import { insertDemoPromises } from './demo-promises.store';
import { writeOffDemoInvoice } from './demo-write-off.store';
import { insertPortfolioWithMaintenance } from './insert-portfolio';
import type { PortfolioSize } from './portfolio-size';

/** The published sign-in of the demo account. Production never creates it automatically. */
export const demoUser = { email: 'demo@husrum.se', password: 'husrum-demo', name: 'Demo Demosson' } as const;

const insertAccount = async (tx: Tx, email: string, passwordHash: string, clock: Clock) => {
  const businessId = await insertBusiness(tx, {
    name: 'Demo Fastigheter',
    organisation: true,
    phone: '070-174 06 05',
    trial_ends_on: trialEndsOn(clock.today()),
  });
  const userId = await insertUser(tx, {
    billable_id: businessId,
    name: demoUser.name,
    email,
    password_hash: passwordHash,
    role: 'ADMINISTRATOR',
    // Only the published user may open the page of builds.
    developer: email === demoUser.email,
    email_verified_at: clock.now().toISOString(),
  });
  return { businessId, userId };
};

/** The trial of the demo account never ends: each start extends it. */
const extendTrial = async (tx: Tx, email: string, trialEndsOn: LocalDate): Promise<void> => {
  await tx
    .updateTable('billable')
    .set({ trial_ends_on: trialEndsOn })
    .where('id', 'in', (eb) => eb.selectFrom('user_account').select('billable_id').where('email', '=', email))
    .where('trial_ends_on', '<', trialEndsOn)
    .execute();
};

/** Larger portfolios are inserted directly: simulating their history day by day would take minutes. */
const MAX_SCENARIO_OBJECTS = 400;

interface DemoOptions {
  email?: string;
  objects?: number;
  seed?: number;
}

const insertLargePortfolio = async (
  context: Pick<ActorContext, 'tx' | 'clock' | 'account'>,
  options: { seed: number; objects: number },
) => {
  const { tx, clock, account } = context;
  await actForAccount(tx, account.businessId);
  const size = await insertPortfolioWithMaintenance(tx, clock.today(), options);
  return { size, files: await insertAgreements(context) };
};

/** Creates an account with a portfolio in one transaction. If the email address is taken, extends the trial and returns undefined. */
export const createDemoAccount = async (
  { db, clock, files, settings }: { db: Database; clock: Clock; files: FileStore; settings: Settings },
  { email = demoUser.email, objects = 121, seed = 1 }: DemoOptions = {},
): Promise<PortfolioSize | undefined> => {
  const passwordHash = await hashPassword(demoUser.password);
  const today = clock.today();
  const created = await db.system(async (tx) => {
    if (await isEmailTaken(tx, email)) {
      await extendTrial(tx, email, trialEndsOn(today));
      return undefined;
    }
    const account = await insertAccount(tx, email, passwordHash, clock);
    const portfolio =
      objects <= MAX_SCENARIO_OBJECTS
        ? await createDemoPortfolio(
            await createDemoContext({ tx, db, settings, account, now: clock.now() }),
            {
              seed,
              objects,
              today,
            },
          )
        : await insertLargePortfolio({ tx, clock, account }, { seed, objects });
    await insertTenantMessage(tx, today);
    await insertDemoPromises(tx, today, account.userId);
    await insertDemoIndexClauses(tx, today, account.userId);
    if (email === demoUser.email) await insertDemoPortal(tx, passwordHash);
    return { ...portfolio, account };
  });
  if (created === undefined) return undefined;
  for (const [key, { content, mimetype }] of created.files) await files.put(key, content, mimetype);
  // Without fresh statistics the query planner assumes an empty database: queries are ten times slower.
  await db.runOutsideTransaction('analyze');
  const { account } = created;
  await db.forAccount(account.businessId, async (tx) => {
    await writeOffDemoInvoice({ tx, clock, account });
    await insertDemoBankStatements(tx, today);
    await insertDemoBankFile(tx, today);
  });
  // The journal has got what was inserted: the end of a transaction of the account books it. Months of it are locked afterwards.
  await db.forAccount(account.businessId, (tx) => lockDemoBooks(tx, today));
  return created.size;
};
