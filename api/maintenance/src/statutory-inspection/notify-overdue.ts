import type { TransactionalJobContext } from '@husrum/api-platform';
import { mailNotification, makeNotification, notifyUsers, takeNewSubjects } from '@husrum/api-settings';
import { notificationKinds } from '@husrum/contract/notification';
import { inspectionKindInfo } from '@husrum/contract/statutory-inspection';
import { formatEntityName } from '@husrum/format';
import { listDatedRequirements, type StoredRequirement } from './requirement-rows.store';
import { statutoryInspectionTexts } from './statutory-inspection.texts';
import { refreshRequirements } from './stored-requirement.store';

const MAX_LINES = 10;

const subjectOf = ({ entity, kind, installation, due_on }: StoredRequirement): string =>
  ['inspection', entity.id, kind, ...(installation ? [installation.id] : []), due_on].join(':');
const describe = ({ entity, kind, installation, due_on }: StoredRequirement): string =>
  `${formatEntityName(entity)}: ${[inspectionKindInfo[kind].shortName, installation?.name, due_on].filter(Boolean).join(', ')}`;

/** Notifies the users once of each requirement that has become overdue, in one notification a day. */
export const notifyOverdueInspections = async (
  context: Pick<TransactionalJobContext, 'tx' | 'clock' | 'outbox' | 'settings'>,
): Promise<void> => {
  const { tx, clock } = context;
  const today = clock.today();
  await refreshRequirements(tx, today);
  const overdue = (await listDatedRequirements(tx, { until: today })).filter(
    ({ status }) => status === 'OVERDUE',
  );
  const newSubjects = await takeNewSubjects(tx, overdue.map(subjectOf));
  const newlyOverdue = overdue.filter((requirement) => newSubjects.has(subjectOf(requirement)));
  if (newlyOverdue.length === 0) return;
  const lines = newlyOverdue.slice(0, MAX_LINES).map(describe);
  if (newlyOverdue.length > MAX_LINES)
    lines.push(statutoryInspectionTexts.andMore(newlyOverdue.length - MAX_LINES));
  const text = {
    title: statutoryInspectionTexts.overdueTitle(newlyOverdue.length),
    body: lines.join('\n'),
  };
  const notification = makeNotification(notificationKinds.inspectionOverdue, text, newlyOverdue);
  await notifyUsers(tx, notification);
  await mailNotification(context, notification);
};
