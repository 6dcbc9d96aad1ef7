import type { ResponseOf } from '@husrum/contract/core';
import type { JobRunKind, JobRunRow } from '@husrum/contract/job-run';
import { routes } from '@husrum/contract/routes';
import type { BadgeName, statisticsCalls } from '@husrum/contract/statistics';
import { dashboardTexts, toDoTexts } from './dashboard.texts';

export interface ToDo {
  readonly key: string;
  readonly count: number;
  readonly text: string;
  readonly to: string;
  /**
   * The failed run that the row can restart: finished items stay, and the others are tried again. A row can do nothing else.
   * Before something is approved, sent, decided or ended, the user must see on its page what happens and to whom.
   */
  readonly restartableRun?: JobRunRow;
}

const badgeItems: readonly { badge: BadgeName; text: (count: number) => string; to: string }[] = [
  {
    badge: 'invoicebase_error',
    text: toDoTexts.invoiceError,
    to: routes.invoice.byStatus({ status: 'error' }),
  },
  {
    badge: 'invoicebase_overdue',
    text: toDoTexts.invoiceOverdue,
    to: routes.invoice.byStatus({ status: 'overdue' }),
  },
  {
    badge: 'invoicebase_review',
    text: toDoTexts.invoiceReview,
    to: routes.invoice.byStatus({ status: 'review' }),
  },
  {
    badge: 'invoicebase_ready',
    text: toDoTexts.invoiceReady,
    to: routes.invoice.byStatus({ status: 'ready' }),
  },
  {
    badge: 'lease_ending',
    text: toDoTexts.leaseEnding,
    to: routes.lease.byState({ filter: 'ending' }),
  },
  {
    badge: 'ticket_new',
    text: toDoTexts.newTicket,
    to: routes.ticket.byStatus({ status: 'new' }),
  },
];

/** The runs that mail invoices to tenants. */
const sendingKinds: readonly JobRunKind[] = ['SEND', 'MAIL'];

const describeFailure = ({ company, error }: JobRunRow): string =>
  [company?.name, error].filter(Boolean).join(': ');

/** Failed runs, one row per company and error: `Åkerö AB: Bankgiro och plusgiro saknas …`. */
const toFailedRunItems = (runs: readonly JobRunRow[]): ToDo[] =>
  [...new Set(runs.map(describeFailure))].map((failure) => {
    const group = runs.filter((run) => describeFailure(run) === failure);
    const onlyRun = group.length === 1 ? group[0] : undefined;
    const text = toDoTexts.failedRun(group.length);
    return {
      key: `run ${failure}`,
      count: group.length,
      text: failure === '' ? text : `${text}. ${failure}`,
      ...(onlyRun && !sendingKinds.includes(onlyRun.kind) && { restartableRun: onlyRun }),
      to: onlyRun ? routes.economy.run({ id: onlyRun.id }) : routes.economy.runs({}, { status: 'FAILED' }),
    };
  });

/** One row, or none when there is nothing to count. */
const toCountItems = (key: string, count: number, text: (count: number) => string, to: string): ToDo[] =>
  count === 0 ? [] : [{ key, count, text: text(count), to }];

export interface ToDoInput {
  badges: Readonly<ResponseOf<typeof statisticsCalls.badges>>;
  /** Runs with the status `FAILED`. */
  failedRuns?: readonly JobRunRow[] | undefined;
  unbilledPeriodCount?: number | undefined;
  /** Whether the user can open the page of maintenance activities. Without it, overdue activities are not listed. */
  hasMaintenancePage?: boolean;
  /** Whether the user can open the page of statutory inspections. Without it, overdue inspections are not listed. */
  hasInspectionPage?: boolean;
  /** Whether the user can open the page of divergences from the accounting program. Without it, they are not listed. */
  hasDivergencePage?: boolean;
}

/** The rows of the to-do list with a count above 0, most urgent first. */
export const buildToDoList = ({
  badges,
  failedRuns = [],
  unbilledPeriodCount = 0,
  hasMaintenancePage = false,
  hasInspectionPage = false,
  hasDivergencePage = false,
}: ToDoInput): ToDo[] => [
  ...toFailedRunItems(failedRuns),
  ...toCountItems(
    'divergence',
    hasDivergencePage ? (badges.accounting_divergence ?? 0) : 0,
    toDoTexts.divergence,
    routes.accountingSync.divergences(),
  ),
  ...badgeItems.flatMap(({ badge, text, to }) => toCountItems(badge, badges[badge] ?? 0, text, to)),
  ...toCountItems(
    'inspection',
    hasInspectionPage ? (badges.inspection_overdue ?? 0) : 0,
    toDoTexts.overdueInspection,
    routes.inspection.overview({}, { status: 'OVERDUE' }),
  ),
  ...toCountItems(
    'maintenance',
    hasMaintenancePage ? (badges.maintenance_overdue ?? 0) : 0,
    toDoTexts.overdueMaintenance,
    routes.maintenance.overview({}, { status: 'OVERDUE' }),
  ),
  ...toCountItems('unbilled', unbilledPeriodCount, toDoTexts.unbilledPeriod, routes.economy.unbilled()),
];

/** The sentence under the greeting. It counts the rows: a sum of invoices, tickets and leases would count unlike things. */
export const summarizeToDos = ({ length }: readonly ToDo[]): string =>
  length === 0 ? toDoTexts.nothing : toDoTexts.summary(length);

/** Good morning from 5 to 9, good evening from 18 to 5, by the hour in Stockholm. */
export const getGreeting = (hour: number): string => {
  if (hour >= 5 && hour < 9) return dashboardTexts.goodMorning;
  if (hour >= 18 || hour < 5) return dashboardTexts.goodEvening;
  return dashboardTexts.hello;
};
