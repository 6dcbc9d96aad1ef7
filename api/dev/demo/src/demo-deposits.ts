import { lockInvoices, markReady } from '@husrum/api-invoicing';
import { payInvoice } from '@husrum/api-payments';
import { repayDeposit, requestDeposit, takeFromDeposit } from '@husrum/api-payments/testing';
import { addDays } from '@husrum/format';
import { depositTexts } from './demo.texts';
import { handOver } from './demo-invoicing';
import { listOngoingLeaseIds } from './demo-invoicing.store';
import type { DemoScenario } from './demo-scenario';

/** HELD: it came in. REPAID: a part was used, and the rest is repaid. ASKED: it was asked for lately. */
type Outcome = 'HELD' | 'REPAID' | 'ASKED';

const deposits: readonly {
  readonly daysAgo: number;
  readonly amountOre: number;
  readonly outcome: Outcome;
}[] = [
  { daysAgo: 80, amountOre: 1_800_000, outcome: 'HELD' },
  { daysAgo: 79, amountOre: 2_400_000, outcome: 'REPAID' },
  { daysAgo: 60, amountOre: 3_000_000, outcome: 'HELD' },
  { daysAgo: 45, amountOre: 1_500_000, outcome: 'HELD' },
  { daysAgo: 3, amountOre: 2_000_000, outcome: 'ASKED' },
];
const DUE_AFTER_DAYS = 20;
const PAID_AFTER_DAYS = 12;
const SETTLED_DAYS_AGO = 14;
/** Every so many ongoing leases has one. */
const LEASES_PER_DEPOSIT = 5;
const DEDUCTION_ORE = 320_000;

/** Plans deposits that the landlord asks for: most came in, and of one a part was used before the rest was repaid. */
export const planDeposits = (scenario: DemoScenario): void => {
  const { schedule, today, demo } = scenario;
  const { request } = demo;
  for (const [index, { daysAgo, amountOre, outcome }] of deposits.entries())
    schedule.on(addDays(today, -daysAgo), async () => {
      const day = request.clock.today();
      const leaseIds = await listOngoingLeaseIds(request.tx, day, deposits.length * LEASES_PER_DEPOSIT);
      const leaseId = leaseIds[index * LEASES_PER_DEPOSIT] ?? leaseIds[0];
      if (leaseId === undefined) return;
      const dueAt = addDays(day, DUE_AFTER_DAYS);
      const { id, invoice } = await requestDeposit(request, {
        leaseId,
        amountOre,
        dueAt,
        interestRate: null,
      });
      for (const locked of await lockInvoices(request.tx, [invoice.id]))
        if (locked.stage === 'REVIEW') await markReady(request, locked);
      await handOver(scenario, [invoice.id]);
      if (outcome === 'ASKED') return;
      const paidAt = addDays(day, PAID_AFTER_DAYS);
      schedule.on(paidAt, async () => {
        await payInvoice(request, { invoiceId: invoice.id, amountOre, paidAt });
      });
      if (outcome === 'HELD') return;
      const settledOn = addDays(today, -SETTLED_DAYS_AGO);
      schedule.on(settledOn, async () => {
        await takeFromDeposit(request, {
          ...{ id, invoiceId: null, amountOre: DEDUCTION_ORE, day: settledOn },
          reason: depositTexts.deduction,
        });
        await repayDeposit(request, {
          ...{ id, amountOre: amountOre - DEDUCTION_ORE, day: settledOn, toAccount: depositTexts.account },
        });
      });
    });
};
