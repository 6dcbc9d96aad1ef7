import { allJobs } from '@husrum/api-app/testing';
import { recordSyncSuccess, saveIntegration } from '@husrum/api-connections';
import { encryptTokens } from '@husrum/api-connections/testing';
import { drainJobs, type JobPlatform } from '@husrum/api-platform/testing';
import { createLandlord, type Landlord } from '../month-run/landlord';
import { type Run, withPlatform } from './run-platform';

export interface Business extends Landlord {
  readonly integrationId: number;
}

/** Creates a business with one lease for each invoice, and connects it to the program. */
export const createBusiness = (run: Run): Promise<Business> =>
  withPlatform(run, async (platform) => {
    const { db, settings } = platform;
    const { invoices, sendsMails } = run.options;
    const { name } = run.program;
    const landlord = await createLandlord(db, {
      ...{ leases: invoices, start: '2027-01-01', monthly: true },
      email: `${name.toLowerCase()}@example.se`,
    });
    const { businessId } = landlord;
    const credentials = encryptTokens(settings, { businessId, name }, await run.program.tokens());
    const integrationId = await db.forAccount(businessId, async (tx) => {
      const { id } = await tx
        .insertInto('integration')
        .values({ name, description: 'Bokföringen', credentials })
        .returning('id')
        .executeTakeFirstOrThrow();
      // Without mails, no job may send the invoices during the run, so the day of sending is a later one.
      await tx
        .updateTable('invoicing_config')
        .set({ integration_id: id, ...(sendsMails ? {} : { send_day: 28 }) })
        .execute();
      return id;
    });
    // The first time, this only stores when the scheduled jobs are due.
    await drainJobs(platform, allJobs);
    return { ...landlord, integrationId };
  });

/** Connects the program again, as a user does. */
export const reconnect = async (run: Run, platform: JobPlatform, business: Business): Promise<void> => {
  const { businessId, integrationId } = business;
  const owner = { businessId, name: run.program.name };
  const credentials = encryptTokens(platform.settings, owner, await run.program.tokens());
  await platform.db.forAccount(businessId, async (tx) => {
    await saveIntegration(tx, integrationId, { refresh_claimed_until: null, credentials });
    await recordSyncSuccess(tx, integrationId, { now: platform.clock.now() });
  });
};
