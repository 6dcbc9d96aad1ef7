import { invalidInput, paginateInMemory, type RequestContext, type Tx } from '@husrum/api-platform';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import type { AgedGrouping, AgedRow, AgedSum, ledgerCalls } from '@husrum/contract/ledger';
import type { OpenPromise } from '@husrum/contract/payment-promise';
import { fromOre, type LocalDate } from '@husrum/format';
import { type AgedOre, addAged, ageBucket, balanceOre, bookedOre, nothingAged } from './aged.rules';
import { type AgedLine, findOwnerNames, listAgedLines } from './aged.store';
import { ledgerTexts } from './ledger.texts';
import { findPromisesOfTenants } from './open-promise.store';

export interface AgedScope {
  readonly day: LocalDate | null;
  readonly by: AgedGrouping;
  /** Null: all companies. */
  readonly companyId: number | null;
}
interface AgedBalances {
  readonly day: LocalDate;
  readonly rows: readonly AgedRow[];
  readonly sum: AgedSum;
}
type Context = Pick<RequestContext, 'tx' | 'clock'>;

const toAged = ({ dueAt, leftOre, creditOre, unsentOre }: AgedLine, day: LocalDate): AgedOre => ({
  ...nothingAged,
  [ageBucket(dueAt, day)]: leftOre,
  credit: creditOre,
  unsentCredits: unsentOre,
});

const toSum = (aged: AgedOre): AgedSum => ({
  not_due: fromOre(aged.notDue),
  days_30: fromOre(aged.days30),
  days_60: fromOre(aged.days60),
  days_90: fromOre(aged.days90),
  older: fromOre(aged.older),
  credit: fromOre(aged.credit),
  balance: fromOre(balanceOre(aged)),
  unsent_credits: fromOre(aged.unsentCredits),
  booked: fromOre(bookedOre(aged)),
});

const isEmpty = (aged: AgedOre): boolean => Object.values(aged).every((ore) => ore === 0);

const findNames = (
  { tx }: Context,
  by: AgedGrouping,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (by === 'HOUSE') return Promise.resolve(new Map(keys.map((key) => [key, key])));
  return findOwnerNames(tx, by === 'TENANT' ? 'tenant' : 'company', keys.map(Number));
};

/** The sum of what tenants owe on a day, in öre. */
export const sumAged = async (tx: Tx, scope: AgedScope & { readonly day: LocalDate }): Promise<AgedOre> =>
  (await listAgedLines(tx, scope)).reduce((sum, line) => addAged(sum, toAged(line, scope.day)), nothingAged);

/** What tenants owe on a day, by how late it is (docs/domain-rules.md, D-26). */
export const loadAged = async (context: Context, scope: AgedScope): Promise<AgedBalances> => {
  const today = context.clock.today();
  const day = scope.day ?? today;
  if (day > today) throw invalidInput({ day: [ledgerTexts.dayInFuture] });
  const byKey = new Map<string, AgedOre>();
  for (const line of await listAgedLines(context.tx, { ...scope, day })) {
    const key = line.key ?? '';
    byKey.set(key, addAged(byKey.get(key) ?? nothingAged, toAged(line, day)));
  }
  const owed = [...byKey].filter(([, aged]) => !isEmpty(aged));
  const names = await findNames(
    context,
    scope.by,
    owed.flatMap(([key]) => (key === '' ? [] : [key])),
  );
  return {
    day,
    rows: owed.map(([key, aged]) => ({
      key,
      name: names.get(key) ?? null,
      tenant_id: scope.by === 'TENANT' && names.has(key) ? Number(key) : null,
      ...toSum(aged),
    })),
    sum: toSum(owed.reduce((sum, [, aged]) => addAged(sum, aged), nothingAged)),
  };
};

export const readAged = async (
  context: Pick<RequestContext, 'tx' | 'clock' | 'url'>,
  scope: AgedScope,
  query: Pick<QueryOf<typeof ledgerCalls.aged>, 'page' | 'limit' | 'sort'>,
): Promise<ResponseOf<typeof ledgerCalls.aged>> => {
  const { day, rows, sum } = await loadAged(context, scope);
  const sorted = { ...query, sort: { by: 'name' as const, ...query.sort } };
  const { data, ...page } = paginateInMemory(context, sorted, rows, {
    name: (row) => row.name,
    balance: (row) => row.balance,
    older: (row) => row.older,
  });
  // On another day than today a promise says nothing about what was owed.
  const promises =
    scope.by === 'TENANT' && day === context.clock.today()
      ? await findPromisesOfTenants(context.tx, scope.companyId, day)
      : new Map<number, OpenPromise>();
  return {
    ...page,
    data: data.map((row) => {
      const promise = row.tenant_id === null ? undefined : promises.get(row.tenant_id);
      return promise === undefined ? row : { ...row, promise };
    }),
    day,
    sum,
  };
};
