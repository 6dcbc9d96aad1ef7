import { routes } from '@husrum/contract/routes';
import { inspectionKindInfo } from '@husrum/contract/statutory-inspection';
import { formatEntityName } from '@husrum/format';
import { notifyUsers } from '../notification/notification.store';
import { takeNewSubjects } from '../notification/notified-subject.store';
import type { JobContext } from '../platform/jobs/job';
import { type BuildingRequirement, loadRequirements } from './load-requirements';
import { statutoryInspectionTexts } from './statutory-inspection.texts';

const MAX_LINES = 10;

const subjectOf = ({ building, kind, due_on }: BuildingRequirement): string =>
  `inspection:${building.id}:${kind}:${due_on}`;
const describe = ({ building, kind, due_on }: BuildingRequirement): string =>
  `${formatEntityName(building)}: ${inspectionKindInfo[kind].shortName}, ${due_on}`;

/** Tells the users once of each requirement that has become overdue: one notification a day. */
export const notifyOverdueInspections = async ({
  tx,
  clock,
}: Pick<JobContext, 'tx' | 'clock'>): Promise<void> => {
  const overdue = (await loadRequirements(tx, clock.today())).filter(({ status }) => status === 'OVERDUE');
  const untold = await takeNewSubjects(tx, overdue.map(subjectOf));
  const added = overdue.filter((requirement) => untold.has(subjectOf(requirement)));
  const [only] = added;
  if (only === undefined) return;
  const lines = added.slice(0, MAX_LINES).map(describe);
  if (added.length > MAX_LINES) lines.push(statutoryInspectionTexts.andMore(added.length - MAX_LINES));
  await notifyUsers(tx, {
    type: 'inspection',
    title: statutoryInspectionTexts.overdueTitle(added.length),
    body: lines.join('\n'),
    link:
      added.length === 1
        ? routes.inspection.requirement({ id: only.building.id, kind: only.kind })
        : routes.inspection.overview({}, { status: 'OVERDUE' }),
  });
};
