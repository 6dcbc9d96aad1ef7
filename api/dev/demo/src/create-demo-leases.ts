import { addLeaseAddon, insertAddon, updateLeaseAndInvoices } from '@husrum/api-invoicing/testing';
import { lockLease, saveRentVersions } from '@husrum/api-leases';
import {
  addExistingTenant,
  addNewTenant,
  createLease,
  createLeaseForTenant,
  createReceipt,
  returnReceipt,
} from '@husrum/api-leases/testing';
import { orNotFound } from '@husrum/api-platform';
import type { LeaseInput } from '@husrum/contract/lease';
import { addDays, addMonths, earliestDate, type LocalDate, latestDate, startOfMonth } from '@husrum/format';
import { addonCatalogue, LEASES_PER_ADDON } from './demo-addons.data';
import { findLeaseToEnd } from './demo-invoicing.store';
import { clampToScenario, type DemoScenario } from './demo-scenario';
import { toRentVersions } from './plan-rents.rules';
import type { PlannedEntity, PlannedLease } from './portfolio.types';

const CREATED_DAYS_BEFORE_START = 65;
/** The end of a lease is entered this many days before its last day. */
const ENDED_DAYS_BEFORE_STOP = 92;
/** A tenant has moved out this many days ago, earlier than anybody knew. The lease is not archived yet. */
const EARLY_END_DAYS_AGO = 10;
/** Every lease was created at least this many days ago, even one that starts in several months. */
const LATEST_CREATED_DAYS_AGO = 7;
/** SEK per payment interval. A lease with a lower rent gets no deduction. */
const SMALLEST_RENT_WITH_DEDUCTION = 2000;

interface PortfolioIds {
  readonly entityIds: readonly number[];
  /** Ids by index in the portfolio; filled as leases are created. */
  readonly tenantIds: Map<number, number>;
  readonly leaseIds: Map<number, number>;
}

/** The day on which the lease is created. */
const findCreationDay = (scenario: DemoScenario, { start }: PlannedLease): LocalDate =>
  clampToScenario(
    scenario,
    earliestDate(
      addDays(start, -CREATED_DAYS_BEFORE_START),
      addDays(scenario.today, -LATEST_CREATED_DAYS_AGO),
    ),
  );

/** The day on which the end of the lease is entered. The result is null when it has no end, or was created with it. */
const findEndEntryDay = (scenario: DemoScenario, lease: PlannedLease): LocalDate | null => {
  if (lease.stop === null) return null;
  const day = earliestDate(addDays(lease.stop, -ENDED_DAYS_BEFORE_STOP), addDays(scenario.today, -1));
  return day > findCreationDay(scenario, lease) ? day : null;
};

const toAddress = ({ address, postalCode, city }: PlannedEntity) => ({
  address,
  postal_code: postalCode,
  city,
  country: 'Sverige',
});

const toTerms = (lease: PlannedLease, entity: PlannedEntity, index: number) => ({
  reference: `K-${1001 + index}`,
  start: lease.start,
  fee: lease.fee,
  fee_as_m2: entity.feeAsM2,
  tax_rate: lease.taxRate,
  payment_interval: entity.interval,
  notice_length: lease.noticeLength,
  notice_type: lease.noticeType,
});

const addOtherTenants = async (
  { demo: { request }, portfolio }: DemoScenario,
  { tenantIds }: PortfolioIds,
  leaseId: number,
  otherTenantIndexes: readonly number[],
  entity: PlannedEntity,
): Promise<void> => {
  for (const index of otherTenantIndexes) {
    const existingId = tenantIds.get(index);
    const person = portfolio.tenants[index];
    if (existingId !== undefined) await addExistingTenant(request, { leaseId, tenantId: existingId });
    else if (person !== undefined) {
      const added = { leaseId, tenant: person, address: toAddress(entity) };
      tenantIds.set(index, (await addNewTenant(request, added)).tenant.id);
    }
  }
};

const createPlannedLease = async (
  scenario: DemoScenario,
  ids: PortfolioIds,
  index: number,
  lease: PlannedLease,
  entity: PlannedEntity,
): Promise<number> => {
  const { request } = scenario.demo;
  const [primary = 0, ...others] = new Set(lease.tenants);
  const input: LeaseInput = {
    ...toTerms(lease, entity, index),
    entity_id: ids.entityIds[lease.entity] ?? 0,
    stop: findEndEntryDay(scenario, lease) === null ? lease.stop : null,
  };
  const existingTenantId = ids.tenantIds.get(primary);
  const tenant = scenario.portfolio.tenants[primary];
  if (tenant === undefined) throw new RangeError(`No tenant ${primary}`);
  const { id, tenantId } =
    existingTenantId === undefined
      ? await createLease(request, { lease: input, tenant, address: toAddress(entity) })
      : await createLeaseForTenant(request, {
          lease: input,
          tenantId: existingTenantId,
          updatesAddress: false,
        });
  ids.tenantIds.set(primary, tenantId);
  ids.leaseIds.set(index, id);
  await saveRentVersions(request.tx, lease.start, [{ leaseId: id, versions: toRentVersions(lease, entity) }]);
  if (input.stop === null || input.stop >= request.clock.today())
    await addOtherTenants(scenario, ids, id, others, entity);
  return id;
};

/** Plans that the keys of every second lease are handed out at its start, and returned on the day `returned` unless it is null. */
const planReceipt = (
  { demo: { request }, schedule, today }: DemoScenario,
  leaseId: number,
  index: number,
  { start, returned }: { start: LocalDate; returned: LocalDate | null },
): void => {
  const day = latestDate(start, request.clock.today());
  if (index % 2 === 1 || day > today || (returned !== null && returned <= day)) return;
  schedule.on(day, async () => {
    const { id } = await createReceipt(request, {
      lease_id: leaseId,
      name: 'Lägenhetsnyckel',
      type: 'nyckel',
      quantity: 2,
      marking: `A${100 + index}`,
      description: null,
      handout_date: start,
    });
    if (returned === null) return;
    schedule.on(returned, async () => {
      await returnReceipt(request, { id, return_date: returned });
    });
  });
};

/**
 * Gives every fifth lease an add-on from its start, or from the first month that is invoiced if that is later. A lease that has
 * ended before gets none, and one with a low rent no deduction.
 */
const addPlannedAddon = async (
  { demo: { request }, begin }: DemoScenario,
  addonIds: readonly number[],
  leaseId: number,
  index: number,
  { start, stop, fee }: PlannedLease,
): Promise<void> => {
  const catalogueIndex = Math.floor(index / LEASES_PER_ADDON) % addonCatalogue.length;
  const addonId = addonIds[catalogueIndex];
  const from = latestDate(start, startOfMonth(addMonths(begin, 2)));
  const isDeductionTooLarge =
    (addonCatalogue[catalogueIndex]?.feeOre ?? 0) < 0 && fee < SMALLEST_RENT_WITH_DEDUCTION;
  const isOver = stop !== null && (stop < request.clock.today() || stop < from);
  if (index % LEASES_PER_ADDON !== 0 || addonId === undefined || isOver || isDeductionTooLarge) return;
  await addLeaseAddon(request, {
    lease_id: leaseId,
    addon_id: addonId,
    ...{ name: null, feeOre: null, tax_rate: null },
    interval: 'PER_NOTICE',
    start: from,
    stop: null,
  });
};

/** Enters the end of a lease, whose rent may have been adjusted since it was created. */
const endLease = async (
  { demo: { request } }: DemoScenario,
  id: number,
  terms: Omit<
    Parameters<typeof updateLeaseAndInvoices>[1],
    'id' | 'fee' | 'next_invoice_month' | 'updated_at'
  >,
): Promise<void> => {
  const { fee } = orNotFound(await lockLease(request.tx, id));
  await updateLeaseAndInvoices(request, {
    id,
    ...terms,
    fee: Number(fee),
    next_invoice_month: null,
    updated_at: null,
  });
};

/**
 * Schedules the creation of all leases with their add-ons and keys, and the entering of their ends. Returns the ids by index in
 * the portfolio, which are filled as the scenario runs.
 */
export const planDemoLeases = async (
  scenario: DemoScenario,
  entityIds: readonly number[],
): Promise<Pick<PortfolioIds, 'tenantIds' | 'leaseIds'>> => {
  const { schedule, portfolio, demo } = scenario;
  const ids: PortfolioIds = { entityIds, tenantIds: new Map(), leaseIds: new Map() };
  const addonIds: number[] = [];
  for (const addon of addonCatalogue) addonIds.push(await insertAddon(demo.request.tx, addon));
  const planned = portfolio.leases.flatMap((lease, index) => {
    const entity = portfolio.entities[lease.entity];
    return entity === undefined
      ? []
      : [{ lease, index, entity, endEntryDay: findEndEntryDay(scenario, lease) }];
  });
  // Ends are scheduled first, so that on one day a lease ends before the next one of its object is created.
  for (const { lease, index, entity, endEntryDay } of planned)
    if (endEntryDay !== null)
      schedule.on(endEntryDay, async () => {
        const id = ids.leaseIds.get(index);
        if (id !== undefined)
          await endLease(scenario, id, { ...toTerms(lease, entity, index), stop: lease.stop });
      });
  for (const { lease, index, entity, endEntryDay } of planned)
    schedule.on(findCreationDay(scenario, lease), async () => {
      const id = await createPlannedLease(scenario, ids, index, lease, entity);
      await addPlannedAddon(scenario, addonIds, id, index, lease);
      const isOver = lease.stop !== null && lease.stop < demo.request.clock.today();
      // The end of a lease cannot be entered before its keys are returned.
      const returned = endEntryDay === null ? lease.stop : addDays(endEntryDay, -1);
      if (!isOver) planReceipt(scenario, id, index, { start: lease.start, returned });
    });
  return ids;
};

/**
 * Plans that a tenant moves out on the same day, although an invoice for later days is sent: a credit of these days is proposed, and
 * nobody has decided on it.
 */
export const planEarlyEnd = (scenario: DemoScenario, { leaseIds }: Pick<PortfolioIds, 'leaseIds'>): void => {
  const { demo, schedule, portfolio, today } = scenario;
  const day = addDays(today, -EARLY_END_DAYS_AGO);
  schedule.on(day, async () => {
    const id = await findLeaseToEnd(demo.request.tx, day);
    const index = [...leaseIds].find(([, leaseId]) => leaseId === id)?.[0] ?? -1;
    const lease = portfolio.leases[index];
    const entity = lease && portfolio.entities[lease.entity];
    if (id === undefined || lease === undefined || entity === undefined) return;
    await endLease(scenario, id, { ...toTerms(lease, entity, index), stop: day });
  });
};
