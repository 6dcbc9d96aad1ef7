import { createPortfolioFactory } from '@husrum/api-objects/testing';
import { drainJobQueue, listJobRuns } from '@husrum/api-runs/testing';
import { testServer } from '@husrum/api-testing';
import { invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { createPersonalNumber } from '@husrum/format';
import {
  createConnectedApartment,
  fortnoxProgram,
  type TestProgram,
  vismaProgram,
} from './accounting-task.test-data';

const programs: readonly TestProgram[] = [
  fortnoxProgram({ portsFrom: 25_000 }),
  vismaProgram({ portsFrom: 26_000 }),
];
const INVOICE_COUNT = 20;

describe.each(programs)('$name', (program) => {
  const app = testServer({ clock: '2026-11-18T08:00:00Z', env: program.env });

  it(`the jobs create, book and send a month of ${INVOICE_COUNT} invoices, and the totals here and in the program are equal`, async () => {
    // This removes the jobs of the other program's test, which uses the same database.
    await app.system(async (tx) => {
      await tx.deleteFrom('cron').execute();
      await tx.deleteFrom('job').execute();
    });
    const running = await program.start(app);
    try {
      const before = running.books();
      const { user, account, company } = await createConnectedApartment(app, program, running, {
        settings: { auto_enabled: true },
      });
      const make = createPortfolioFactory(app, account);
      for (let serial = 1; serial < INVOICE_COUNT; serial += 1) {
        const { id: entityId } = await make.entity({ company_id: company.id });
        await user.post(leaseCalls.create, {
          body: {
            lease: {
              ...{
                entity_id: entityId,
                start: '2026-01-01',
                stop: null,
                tax_rate: serial % 2 === 0 ? 25 : 0,
              },
              ...{
                fee: 4000.5 + serial * 33.33,
                payment_interval: 'MONTHLY',
                notice_length: 3,
                notice_type: 'MONTH',
              },
            },
            tenant: {
              name: `Hyresgäst ${serial}`,
              identifier: createPersonalNumber('1977-01-01', String(serial).padStart(3, '0')),
              phone: '070-123 45 67',
              email: `month${serial}@example.se`,
            },
            address: { address: 'Storgatan 1', postal_code: '702 11', city: 'Örebro', country: 'Sverige' },
          },
        });
      }
      // The first call only plans the scheduled jobs: none is due yet.
      await drainJobQueue(app);
      app.clock.set('2026-11-20T05:00:00Z');
      await drainJobQueue(app);
      const created = running.books();
      expect(created.drafts - before.drafts).toBe(INVOICE_COUNT);
      expect(created.customers - before.customers).toBe(INVOICE_COUNT);

      // The program is down when the invoices are to be sent: they are sent later.
      running.breakDown();
      app.clock.set('2026-11-25T05:00:00Z');
      await drainJobQueue(app);
      expect(running.books().booked).toBe(before.booked);
      const readWaiting = async () => (await listJobRuns(app, account)).map(({ waiting }) => waiting);
      expect(new Set(await readWaiting())).toEqual(new Set([0, INVOICE_COUNT]));
      running.recover();
      for (const time of ['06', '07', '08']) {
        app.clock.set(`2026-11-25T${time}:00:00Z`);
        await drainJobQueue(app);
      }
      const { data, sum } = await user.get(invoiceCalls.list, { query: { limit: 100 } });
      expect(data.map(({ status }) => status)).toEqual(Array(INVOICE_COUNT).fill('PENDING_PAYMENT'));
      const after = running.books();
      expect(after).toMatchObject({ drafts: before.drafts, booked: before.booked + INVOICE_COUNT });
      expect(Math.round((after.left - before.left) * 100)).toBe(Math.round(sum.payment_left * 100));
      expect((await listJobRuns(app, account)).map(({ status }) => status)).toEqual(['DONE', 'DONE']);
      expect(await readWaiting()).toEqual([0, 0]);
    } finally {
      await running.stop();
    }
  }, 120_000);
});
