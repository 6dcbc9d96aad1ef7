import { lockLease } from '@husrum/api-leases';
import { computeLeaseState } from '@husrum/api-leases/testing';
import {
  changeTicketStatus,
  commentTicket,
  createTicket,
  reopenChange,
  resolveChange,
} from '@husrum/api-maintenance/testing';
import { createEvent } from '@husrum/api-objects/testing';
import { orNotFound } from '@husrum/api-platform';
import { addDays, type LocalDate } from '@husrum/format';
import type { DemoContext } from './demo-context';
import { type DemoEvent, demoEvents } from './demo-events.data';
import { clampToScenario, type DemoScenario } from './demo-scenario';
import { type DemoTicket, tickets } from './demo-tickets.data';

interface PlannedIds {
  readonly entityIds: readonly number[];
  /** Ids by index in the portfolio, filled as the scenario runs. */
  readonly tenantIds: ReadonlyMap<number, number>;
  readonly leaseIds: ReadonlyMap<number, number>;
}

/** Creates a ticket, opens it and comments on it if it is not to stay new, and resolves it today if it is to be resolved. */
const reportTicket = async (
  { demo: { request }, portfolio, schedule, today }: DemoScenario,
  ids: PlannedIds,
  { type, status, subject, description, comment, priority, dueInDays, isMine }: DemoTicket,
  leaseIndex: number,
): Promise<void> => {
  const lease = portfolio.leases[leaseIndex];
  const [tenant] = lease?.tenants ?? [];
  const { id } = await createTicket(request, {
    subject,
    type,
    description,
    tenant_id: type === 'INTERNAL' || tenant === undefined ? null : (ids.tenantIds.get(tenant) ?? null),
    entity_id: lease === undefined ? null : (ids.entityIds[lease.entity] ?? null),
    maintenance_id: null,
    priority,
    responsible_id: isMine ? request.account.userId : null,
    due_at: dueInDays === undefined ? null : addDays(today, dueInDays),
  });
  if (status === 'NEW') return;
  await changeTicketStatus(request, id, reopenChange);
  if (comment !== null) await commentTicket(request, { ticket_id: id, comment });
  if (status === 'RESOLVED')
    schedule.on(today, async () => {
      await changeTicketStatus(request, id, resolveChange);
    });
};

/** Plans a ticket on every second day, the last one yesterday. */
export const planTickets = (scenario: DemoScenario, ids: PlannedIds): void => {
  for (const [index, ticket] of tickets.entries())
    scenario.schedule.on(addDays(scenario.today, 2 * (index - tickets.length) + 1), () =>
      reportTicket(scenario, ids, ticket, index * 3),
    );
};

const toUnixSeconds = (day: LocalDate): number => Date.parse(`${day}T09:30:00Z`) / 1000;

const isEnded = async ({ request: { tx, clock } }: DemoContext, leaseId: number): Promise<boolean> => {
  const lease = orNotFound(await lockLease(tx, leaseId));
  return computeLeaseState(lease, clock.today()) === 'inactive';
};

const planEvent = (
  scenario: DemoScenario,
  { about, title, type, daysAgo, description }: DemoEvent,
  findId: () => number | undefined,
): void => {
  const { schedule, today, demo } = scenario;
  const day = addDays(today, -daysAgo);
  schedule.on(clampToScenario(scenario, day), async () => {
    const id = findId();
    // The events of an ended lease are locked.
    if (id === undefined || (about === 'lease' && (await isEnded(demo, id)))) return;
    const owner = { eventable_type: about, eventable_id: id } as const;
    await createEvent(demo.request, { ...owner, title, type, date: toUnixSeconds(day), description });
  });
};

/** Plans events on the first entity, an estate, and on every eighth other entity and lease. */
export const planEvents = (scenario: DemoScenario, { entityIds, leaseIds }: PlannedIds): void => {
  const entityEvents = demoEvents.filter(({ about }) => about === 'entity');
  // The first three entity events concern a whole estate.
  const unitEvents = entityEvents.slice(3);
  const leaseEvents = demoEvents.filter(({ about }) => about === 'lease');
  for (const event of entityEvents) planEvent(scenario, event, () => entityIds[0]);
  const onEveryEighth = (
    count: number,
    choices: readonly DemoEvent[],
    idAt: (index: number) => number | undefined,
  ) => {
    for (let index = 0; index < count; index += 8) {
      const event = choices[(index / 8) % choices.length];
      if (event) planEvent(scenario, event, () => idAt(index));
    }
  };
  onEveryEighth(entityIds.length - 1, unitEvents, (index) => entityIds[index + 1]);
  onEveryEighth(scenario.portfolio.leases.length, leaseEvents, (index) => leaseIds.get(index));
};
