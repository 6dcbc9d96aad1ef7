import { paginateInMemory, problem, type RequestContext } from '@husrum/api-platform';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import {
  type ExcludedInvoice,
  type PlannedReminder,
  type ReminderCheck,
  type reminderCalls,
  reminderExclusions,
} from '@husrum/contract/reminder';
import { fromOre, type LocalDate } from '@husrum/format';
import { countInvoices } from '../invoice-sending/ready-invoices.store';
import { type ListedLateInvoice, listLateInvoices } from './late-invoice.store';
import {
  daysLate,
  type Exclusion,
  nextReminderDay,
  planReminders,
  type ReminderPlan,
  type ReminderTerms,
} from './reminder.rules';
import { reminderTexts } from './reminder.texts';
import { listReminderTerms } from './reminder-settings.store';

type Context = Pick<RequestContext, 'tx' | 'clock'>;
type Plan = ReminderPlan<ListedLateInvoice>;

/** What a run would send now, of all late invoices or of some, and what it would leave out. */
export const readPlan = async ({ tx, clock }: Context, ids: readonly number[] | null = null) => {
  const today = clock.today();
  const terms = await listReminderTerms(tx);
  const late = await listLateInvoices(tx, { today, ids });
  return { ...planReminders(late, terms, today), late, terms, today };
};

const sumPlans = (plans: readonly Plan[], excluded: number) => ({
  reminders: plans.length,
  invoices: plans.reduce((sum, { lines }) => sum + lines.length, 0),
  by_hand: plans.filter(({ lines }) => lines[0]?.hasEmail !== true).length,
  owed: fromOre(plans.reduce((sum, { owedOre }) => sum + owedOre, 0)),
  fee: fromOre(plans.reduce((sum, { feeOre }) => sum + feeOre, 0)),
  excluded,
});

const toPlannedReminder = (plan: Plan, today: LocalDate): PlannedReminder => {
  const { tenantId, companyId, level, owedOre, feeOre, lines } = plan;
  const [first] = lines;
  return {
    key: `${tenantId} ${companyId}`,
    tenant: { id: tenantId, name: first?.tenant ?? '' },
    company: { id: companyId, name: first?.company ?? '' },
    has_email: first?.hasEmail ?? false,
    level,
    // The invoice that was due first comes first.
    days_late: first === undefined ? 0 : daysLate(first.dueAt, today),
    ...{ owed: fromOre(owedOre), fee: fromOre(feeOre) },
    invoices: lines.map((line) => ({
      ...{ id: line.id, reference: line.reference, due_at: line.dueAt, level: line.level },
      ...{ days_late: daysLate(line.dueAt, today), left: fromOre(line.leftOre) },
    })),
  };
};

const matches = (names: readonly string[], search: string | undefined): boolean =>
  search === undefined ||
  names.some((name) => name.toLocaleLowerCase('sv').includes(search.toLocaleLowerCase('sv')));

type Preview = typeof reminderCalls.preview;
type Excluded = typeof reminderCalls.excluded;

/** A page of the reminders that a run would send now, and the sums of all that match the filter. */
export const previewReminders = async (
  context: Context & Pick<RequestContext, 'url'>,
  query: QueryOf<Preview>,
): Promise<ResponseOf<Preview>> => {
  const { plans, excluded, today } = await readPlan(context);
  const { company_id, search } = query;
  const shown = plans.filter(
    ({ companyId, lines }) =>
      (company_id === undefined || companyId === company_id) &&
      matches(
        lines.flatMap(({ tenant, reference }) => [tenant, reference ?? '']),
        search,
      ),
  );
  const left = excluded.filter(
    ({ invoice }) => company_id === undefined || invoice.companyId === company_id,
  ).length;
  const rows = shown.map((plan) => toPlannedReminder(plan, today));
  return {
    ...paginateInMemory(context, query, rows, {
      tenant: ({ tenant }) => tenant.name,
      company: ({ company }) => company.name,
      owed: ({ owed }) => owed,
      days_late: (row) => row.days_late,
      level: ({ level }) => level,
    }),
    sum: sumPlans(shown, left),
  };
};

const toExcluded = (
  { invoice, exclusion }: Exclusion<ListedLateInvoice>,
  terms: ReadonlyMap<number, ReminderTerms>,
): ExcludedInvoice => {
  const { id, reference, tenant, companyId, company, dueAt, leftOre } = invoice;
  const ofCompany = companyId === null ? undefined : terms.get(companyId);
  const nextDay = ofCompany === undefined ? null : nextReminderDay(invoice, ofCompany);
  return {
    ...{ id, reference, tenant, due_at: dueAt, left: fromOre(leftOre), exclusion },
    company: companyId === null ? null : { id: companyId, name: company },
    reason: reminderTexts.reason(exclusion, invoice, nextDay),
  };
};

/** A page of the late invoices that a run would leave out, with the reasons. */
export const listExcludedInvoices = async (
  context: Context & Pick<RequestContext, 'url'>,
  query: QueryOf<Excluded>,
): Promise<ResponseOf<Excluded>> => {
  const { excluded, terms } = await readPlan(context);
  const { company_id, exclusion, search } = query;
  const shown = excluded.filter(
    (each) =>
      (company_id === undefined || each.invoice.companyId === company_id) &&
      (exclusion === undefined || each.exclusion === exclusion) &&
      matches([each.invoice.tenant, each.invoice.reference ?? ''], search),
  );
  return paginateInMemory(
    context,
    query,
    shown.map((each) => toExcluded(each, terms)),
    {
      tenant: ({ tenant }) => tenant,
      company: ({ company }) => company?.name ?? null,
      left: ({ left }) => left,
      due_at: (row) => row.due_at,
      exclusion: (row) => reminderExclusions.indexOf(row.exclusion),
    },
  );
};

/** What a run of the selected invoices would send. */
export const checkReminders = async (context: Context, ids: readonly number[]): Promise<ReminderCheck> => {
  const selected = [...new Set(ids)];
  if ((await countInvoices(context.tx, selected)) < selected.length) throw problem('notFound');
  const { plans, excluded, late } = await readPlan(context, selected);
  return {
    sum: sumPlans(plans, excluded.length),
    excluded: reminderExclusions.flatMap((exclusion) => {
      const count = excluded.filter((each) => each.exclusion === exclusion).length;
      return count === 0 ? [] : [{ exclusion, count }];
    }),
    not_overdue: selected.length - late.length,
  };
};
