import { createAdjustment, restoreAdjustment } from '@husrum/api-invoicing/testing';
import { createRandom } from '@husrum/api-platform/testing';
import { markBilledElsewhere, runNightlySteps } from '@husrum/api-runs/testing';
import { deleteAllNotifications } from '@husrum/api-settings/testing';
import { addDays, addMonths, endOfMonth, type LocalDate, startOfMonth } from '@husrum/format';
import { createDemoCompanies, createDemoEntities, saveDemoSettings } from './create-demo-entities';
import { planDemoLeases, planEarlyEnd } from './create-demo-leases';
import { insertAgreements } from './demo-agreements.store';
import type { DemoContext, PendingFiles } from './demo-context';
import { planDeposits } from './demo-deposits';
import { planInspections } from './demo-inspections';
import { planMonth, planOutcomes, planSupplements } from './demo-invoicing';
import { countPortfolio } from './demo-invoicing.store';
import { failOldestSending } from './demo-job-runs.store';
import { planMaintenance } from './demo-maintenance';
import { sendDemoReminders } from './demo-reminders';
import { type DemoScenario, scenarioBegin } from './demo-scenario';
import { planEvents, planTickets } from './demo-tickets-and-events';
import { planPortfolio } from './plan-portfolio.rules';
import type { PortfolioSize } from './portfolio-size';
import { createSchedule } from './schedule';

/** The days of the month (DD) on which invoices are created and sent. */
const RUN_DAYS = ['01', '20', '25'];

/** The demo user has deleted the notifications that are older than this. */
const NOTIFICATION_DAYS = 7;

/** Percent. */
const MISTAKEN_RATE = 25;

/** The review of new invoices was turned on this many months ago. */
const REVIEW_ENABLED_MONTHS_AGO = 1;

/** Plans to mark the first month as billed elsewhere: the landlord's previous system has already sent its invoices. */
const planFirstMonth = ({ schedule, demo, begin }: DemoScenario, companyIds: readonly number[]): void => {
  const until = endOfMonth(addDays(begin, 1));
  for (const companyId of companyIds)
    schedule.on(until, async () => {
      await markBilledElsewhere(demo.request, { until, companyId, leaseId: null });
    });
};

/** Automatic invoicing is on from the beginning. The review of new invoices is turned on later. */
const planSettings = (scenario: DemoScenario, companyIds: readonly number[]): void => {
  const { schedule, begin, today } = scenario;
  schedule.on(begin, () => saveDemoSettings(scenario, companyIds, { isReviewEnabled: false }));
  schedule.on(addDays(startOfMonth(addMonths(today, -REVIEW_ENABLED_MONTHS_AGO)), -1), () =>
    saveDemoSettings(scenario, companyIds, { isReviewEnabled: true }),
  );
};

/**
 * Plans two rent adjustments: of the villas on the second day, before any invoice is created, and of the first estate at the
 * next new year, after today. A third one, of another estate, was a mistake: it is restored on the day after, before any invoice
 * is sent.
 */
const planAdjustments = (scenario: DemoScenario, entityIds: readonly number[]): void => {
  const { schedule, demo, portfolio, begin, today } = scenario;
  const villas = portfolio.entities.find(({ kind }) => kind === 'villas')?.parentIndex ?? -1;
  const adjustments = [
    { day: begin, entity: villas, rate: 2.5, scheduled_at: addDays(begin, 1) },
    {
      day: addDays(today, -14),
      entity: 0,
      rate: 3.2,
      scheduled_at: `${Number(today.slice(0, 4)) + 1}-01-01`,
    },
  ];
  for (const { day, entity, rate, scheduled_at } of adjustments) {
    const entityId = entityIds[entity];
    if (entityId === undefined) continue;
    schedule.on(day, async () => {
      await createAdjustment(demo.request, { entity_id: entityId, rate, addons: false, scheduled_at });
    });
  }
  const [, mistaken] = portfolio.entities.flatMap(({ kind }, index) =>
    kind === 'estates' ? (entityIds[index] ?? []) : [],
  );
  if (mistaken === undefined) return;
  schedule.on(begin, async () => {
    const adjustment = {
      entity_id: mistaken,
      rate: MISTAKEN_RATE,
      addons: false,
      scheduled_at: addDays(begin, 1),
    };
    const id = await createAdjustment(demo.request, adjustment);
    schedule.on(addDays(begin, 2), async () => {
      await restoreAdjustment(demo.request, id);
    });
  });
};

const runScenario = async (scenario: DemoScenario): Promise<void> => {
  const { demo, schedule, begin, today } = scenario;
  for (let day = begin; day <= today; day = addDays(day, 1)) {
    const hasNightlyRun = day === today || RUN_DAYS.includes(day.slice(8)) || schedule.hasNightlyRun(day);
    if (!hasNightlyRun && !schedule.hasActions(day)) continue;
    await demo.moveTo(day);
    if (hasNightlyRun) {
      await runNightlySteps(demo.run);
      await planOutcomes(scenario);
    }
    await schedule.runActions(day);
  }
};

/**
 * Creates a portfolio by simulating the months since a landlord began to use the product: the operations of the calls and the
 * nightly runs insert every row, each on its day. The same seed, day and size give the same portfolio. Returns its size and
 * the files to store.
 */
export const createDemoPortfolio = async (
  demo: DemoContext,
  { seed, objects, today }: { seed: number; objects: number; today: LocalDate },
): Promise<{ size: PortfolioSize; files: PendingFiles }> => {
  const portfolio = planPortfolio(seed, today, objects);
  const scenario: DemoScenario = {
    demo,
    portfolio,
    today,
    schedule: createSchedule(),
    random: createRandom(seed),
    begin: scenarioBegin(today),
  };
  await demo.moveTo(scenario.begin);
  const companyIds = await createDemoCompanies(scenario);
  const entityIds = await createDemoEntities(scenario, companyIds);
  const ids = { entityIds, ...(await planDemoLeases(scenario, entityIds)) };
  planSettings(scenario, companyIds);
  planFirstMonth(scenario, companyIds);
  for (let month = startOfMonth(addDays(scenario.begin, 1)); month <= today; month = addMonths(month, 1))
    planMonth(scenario, month);
  planSupplements(scenario);
  planDeposits(scenario);
  planEarlyEnd(scenario, ids);
  planAdjustments(scenario, entityIds);
  scenario.schedule.on(addDays(today, -NOTIFICATION_DAYS), () =>
    deleteAllNotifications(demo.request.tx, demo.request.account.userId),
  );
  planTickets(scenario, ids);
  planEvents(scenario, ids);
  planInspections(scenario, entityIds);
  planMaintenance(scenario, { companyIds, entityIds });
  scenario.schedule.on(today, () => sendDemoReminders(scenario, companyIds));
  await runScenario(scenario);
  await failOldestSending(demo.request.tx);
  const agreements = await insertAgreements(demo.request);
  const size = await countPortfolio(demo.request.tx);
  return { size, files: new Map([...demo.files, ...agreements]) };
};
