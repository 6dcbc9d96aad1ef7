import { testServer } from '@husrum/api-testing';
import { createDemoAccount, demoUser } from './demo-account.store';
import { listMissingKinds } from './demo-kinds.test-data';
import { demoPortal } from './demo-portal.data';
import { findFaults } from './portfolio-faults.test-data';

/** The instants on which a date is most easily taken wrong, by what is special about them. */
const awkwardInstants: Readonly<Record<string, string>> = {
  'the last day of a month, 23:30 UTC: Sweden is in the next month': '2026-06-30T23:30:00Z',
  'the first day of a month': '2026-12-01T08:00:00Z',
  'the last day of a month': '2027-01-31T08:00:00Z',
  'the last day of November': '2026-11-30T08:00:00Z',
  '29 February': '2028-02-29T08:00:00Z',
  'the day on which summer time begins': '2027-03-28T08:00:00Z',
  'the day on which summer time ends': '2026-10-25T08:00:00Z',
  "New Year's Eve": '2026-12-31T08:00:00Z',
};

/** One day is enough for each run of the tests. `npm run test:demo` tries all. */
const instants = Object.entries(awkwardInstants).slice(0, process.env.DEMO_DAYS === 'all' ? undefined : 1);

const app = testServer();

/** Gives the demo account of another day another address, of itself and of its portal. */
const renameDemoAccount = (name: string): Promise<unknown> =>
  app.system(async (tx) => {
    await tx
      .updateTable('user_account')
      .set({ email: `${name}@example.se` })
      .where('email', '=', demoUser.email)
      .execute();
    await tx
      .updateTable('tenant_portal_config')
      .set({ stub: name })
      .where('stub', '=', demoPortal.stub)
      .execute();
  });

test.each(instants)(
  '%s: the demo account has no faults and every kind of page',
  async (_what, instant) => {
    app.clock.set(instant);
    await createDemoAccount(app);
    expect(await findFaults(app, demoUser.email)).toEqual({});
    expect(await listMissingKinds(app, demoUser.email)).toEqual([]);
    await renameDemoAccount(`demo-${instant.slice(0, 10)}`);
  },
  300_000,
);
