import { addDays, addMonths, endOfMonth, type LocalDate, startOfMonth } from '@husrum/format';
import { runNightlySteps } from '../job-run/run-nightly-steps';
import { deleteAllNotifications } from '../notification/notification.store';
import { createAdjustment } from '../rent-adjustment/change-adjustment';
import { markBilledElsewhere } from '../unbilled-period/mark-billed-elsewhere';
import { planDemoLeases } from './create-demo-leases';
import { createDemoCompanies, createDemoEntities, saveDemoSettings } from './create-demo-objects';
import { insertAgreements } from './demo-agreements.store';
import type { DemoContext, PendingFiles } from './demo-context';
import { planInspections } from './demo-inspections';
import { planMonth, planOutcomes, planSupplements } from './demo-invoicing';
import { countPortfolio } from './demo-invoicing.store';
import { planMaintenance } from './demo-maintenance';
import { planEvents, planTickets } from './demo-notes';
import { type DemoStory, storyBegin } from './demo-story';
import { planPortfolio } from './plan-portfolio.rules';
import type { PortfolioSize } from './portfolio-size';
import { createRandom } from './random';
import { createSchedule } from './schedule';

/** The days of a month on which invoices are created and sent. */
const RUN_DAYS = ['01', '20', '25'];

/** Older notifications have been read and deleted. */
const NOTIFIED_DAYS = 7;

/** So many months ago review of new invoices was turned on. */
const REVIEWED_MONTHS = 1;

/** The first month is not invoiced here: the product was new, and the old one had already sent its invoices. */
const planFirstMonth = ({ schedule, demo, begin }: DemoStory, companyIds: readonly number[]): void => {
  const until = endOfMonth(addDays(begin, 1));
  for (const company_id of companyIds)
    schedule.on(until, async () => {
      await markBilledElsewhere(demo.request, { until, company_id, lease_id: null });
    });
};

/** Automatic invoicing from the beginning; the review that a company wants, for some months only. */
const planSettings = (story: DemoStory, companyIds: readonly number[]): void => {
  const { schedule, begin, today } = story;
  schedule.on(begin, () => saveDemoSettings(story, companyIds, { reviewed: false }));
  schedule.on(addDays(startOfMonth(addMonths(today, -REVIEWED_MONTHS)), -1), () =>
    saveDemoSettings(story, companyIds, { reviewed: true }),
  );
};

const planAdjustment = ({ schedule, demo, today }: DemoStory, entityId: number | undefined): void => {
  if (entityId === undefined) return;
  const scheduled_at: LocalDate = `${Number(today.slice(0, 4)) + 1}-01-01`;
  schedule.on(addDays(today, -14), async () => {
    await createAdjustment(demo.request, { entity_id: entityId, rate: 3.2, addons: false, scheduled_at });
  });
};

const liveThrough = async (story: DemoStory): Promise<void> => {
  const { demo, schedule, begin, today } = story;
  for (let day = begin; day <= today; day = addDays(day, 1)) {
    const isNight = day === today || RUN_DAYS.includes(day.slice(8)) || schedule.isNight(day);
    if (!isNight && !schedule.hasActions(day)) continue;
    await demo.moveTo(day);
    if (isNight) {
      await runNightlySteps(demo.run);
      await planOutcomes(story);
    }
    await schedule.runActions(day);
  }
};

/**
 * Creates a portfolio by living through a year of it: every row is made by the operations that a landlord's calls and the
 * nightly runs use, each on its day. The same seed, day and size give the same portfolio. Returns its size and the files to
 * store.
 */
export const createDemoPortfolio = async (
  demo: DemoContext,
  { seed, objects, today }: { seed: number; objects: number; today: LocalDate },
): Promise<{ size: PortfolioSize; files: PendingFiles }> => {
  const portfolio = planPortfolio(seed, today, objects);
  const story: DemoStory = {
    demo,
    portfolio,
    today,
    schedule: createSchedule(),
    random: createRandom(seed),
    begin: storyBegin(today),
  };
  await demo.moveTo(story.begin);
  const companyIds = await createDemoCompanies(story);
  const entityIds = await createDemoEntities(story, companyIds);
  const ids = { entityIds, ...(await planDemoLeases(story, entityIds)) };
  planSettings(story, companyIds);
  planFirstMonth(story, companyIds);
  for (let month = startOfMonth(addDays(story.begin, 1)); month <= today; month = addMonths(month, 1))
    planMonth(story, month);
  planSupplements(story);
  planAdjustment(story, entityIds[0]);
  story.schedule.on(addDays(today, -NOTIFIED_DAYS), () =>
    deleteAllNotifications(demo.request.tx, demo.request.account.userId),
  );
  planTickets(story, ids);
  planEvents(story, ids);
  planInspections(story, entityIds);
  planMaintenance(story, { companyIds, entityIds });
  await liveThrough(story);
  const agreements = await insertAgreements(demo.request);
  const size = await countPortfolio(demo.request.tx);
  return { size, files: new Map([...demo.files, ...agreements]) };
};
