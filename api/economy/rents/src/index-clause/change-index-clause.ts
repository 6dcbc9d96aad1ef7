import { invalidInput, orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import type { LeaseIndexClause } from '@husrum/contract/index-clause';
import { fromOre } from '@husrum/format';
import { toSupplement } from '../index-run/index-row.rules';
import { loadRents, yearlyRentOn } from '../index-run/lease-rents.store';
import { type ClauseTerms, findClauseProblem } from './clause-problem.rules';
import {
  deleteClause,
  findIndexClause,
  findLeaseKind,
  isInRun,
  listSupplements,
  lockLeaseWithKind,
  saveClause,
} from './index-clause.store';
import { indexClauseTexts as texts } from './index-clause.texts';

type Reader = Pick<RequestContext, 'tx' | 'clock'>;

const readYearlyRent = async ({ tx, clock }: Reader, leaseId: number): Promise<number> =>
  yearlyRentOn((await loadRents(tx, [leaseId])).get(leaseId) ?? [], clock.today());

/** The index clause of a lease, with the supplements that it has given. */
export const readIndexClause = async (context: Reader, leaseId: number): Promise<LeaseIndexClause> => {
  const { tx } = context;
  const { kind } = orNotFound(await findLeaseKind(tx, leaseId));
  const clause = await findIndexClause(tx, leaseId);
  return {
    allowed: kind === 'premises',
    clause:
      clause === undefined
        ? null
        : {
            ...{ series: clause.series, base_year: clause.base_year, first_year: clause.first_year },
            ...{ may_fall: clause.may_fall, conversion: clause.conversion, by: clause.by },
            base_rent: fromOre(clause.base_rent_ore),
            share: Number(clause.share),
            base_value: Number(clause.base_value),
            updated_at: clause.updated_at,
          },
    rent_per_year: fromOre(await readYearlyRent(context, leaseId)),
    supplements: (await listSupplements(tx, leaseId)).map(toSupplement),
  };
};

/** Saves the index clause of a lease of premises (docs/domain-rules.md, D-30). Rents change only in a run. */
export const changeIndexClause = async (
  context: RequestContext,
  leaseId: number,
  terms: ClauseTerms,
): Promise<LeaseIndexClause> => {
  const { tx, account } = context;
  const { kind } = orNotFound(await lockLeaseWithKind(tx, leaseId));
  if (kind !== 'premises') throw problem('conflict', { message: texts.onlyPremises });
  if (await isInRun(tx, leaseId)) throw problem('conflict', { message: texts.waiting });
  const before = (await findIndexClause(tx, leaseId)) ?? null;
  const found = findClauseProblem(terms, { before, rentOre: await readYearlyRent(context, leaseId) });
  if (found !== null) throw invalidInput(found);
  await saveClause(tx, {
    ...{ lease_id: leaseId, series: terms.series, may_fall: terms.mayFall, user_id: account.userId },
    ...{ base_rent_ore: terms.baseRentOre, share: terms.share, base_value: terms.baseValue },
    ...{ base_year: terms.baseYear, first_year: terms.firstYear, conversion: terms.conversion },
  });
  return readIndexClause(context, leaseId);
};

/** Removes the clause. Rents that it has changed stay. Returns the message of the API response. */
export const removeIndexClause = async ({ tx }: RequestContext, leaseId: number): Promise<string> => {
  orNotFound(await lockLeaseWithKind(tx, leaseId));
  if (await isInRun(tx, leaseId)) throw problem('conflict', { message: texts.waiting });
  if (!(await deleteClause(tx, leaseId))) throw problem('notFound');
  return texts.removed;
};
