import {
  changeReminderSettings,
  previewReminders,
  recordUndeliveredReminder,
  reminderRunDocuments,
  removeReminder,
  sendDocuments,
  setReminderAgreement,
  startReminders,
} from '@husrum/api-runs/testing';
import { demoReminderTexts } from './demo.texts';
import { listLeaseIdsWithFee, listUnsentReminderIds } from './demo-reminders.store';
import type { DemoScenario } from './demo-scenario';

const settings = { isOn: true, days: [7, 21, 35], feeOre: 6000, feeLevel: 1 } as const;
const COMPANIES_THAT_REMIND = 2;

/** The company with the most tenants to remind. */
const findCompanyToRemind = async ({ demo: { request } }: DemoScenario): Promise<number | undefined> => {
  const { data } = await previewReminders(request, { page: 1, limit: 100, sort: undefined });
  const ids = data.map(({ company }) => company.id);
  const countOf = (id: number): number => ids.filter((each) => each === id).length;
  return [...new Set(ids)].toSorted((a, b) => countOf(b) - countOf(a))[0];
};

/**
 * Two companies remind, and one of them has done so: most of its reminders are sent, one is removed and the mail of one did not arrive.
 * Those of the other wait for a person.
 */
export const sendDemoReminders = async (
  scenario: DemoScenario,
  companyIds: readonly number[],
): Promise<void> => {
  const { request, run } = scenario.demo;
  for (const id of companyIds.slice(0, COMPANIES_THAT_REMIND))
    await changeReminderSettings(request, id, settings);
  for (const id of await listLeaseIdsWithFee(request.tx)) await setReminderAgreement(request, id, true);
  const companyId = await findCompanyToRemind(scenario);
  if (companyId === undefined) return;
  const runId = await startReminders(request, { ids: null, companyId });
  const ids = await listUnsentReminderIds(request.tx);
  const [first, second] = ids;
  if (first !== undefined && ids.length > 2) await removeReminder(request, first);
  await sendDocuments(run, reminderRunDocuments, { runId, ids });
  if (second === undefined || ids.length <= 2) return;
  await recordUndeliveredReminder(request, {
    ...{ reminderId: second, sending: 1 },
    ...{ to: demoReminderTexts.address, reason: demoReminderTexts.bounced },
  });
};
