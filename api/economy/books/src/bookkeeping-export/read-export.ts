import { findCompany } from '@husrum/api-objects';
import { type FileResponse, orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import type { BookkeepingExportPreview, bookkeepingExportCalls } from '@husrum/contract/bookkeeping-export';
import type { QueryOf } from '@husrum/contract/core';
import type { VoucherKind } from '@husrum/contract/voucher';
import { fiscalYearsOf, fromOre, parseOrganisationNumber } from '@husrum/format';
import {
  findBooksSettings,
  listAccountNames,
  listCostCentreNames,
} from '../company-books/books-settings.store';
import { addBooksEvent } from '../company-books/company-books.store';
import { accountName, describeAccounts } from '../voucher/account.rules';
import type { ListedVoucher } from '../voucher/listed-voucher';
import { sumAccounts, sumKinds } from '../voucher/voucher.rules';
import { listVouchers } from '../voucher/voucher-list.store';
import { bookkeepingExportTexts } from './bookkeeping-export.texts';
import { exportFileName } from './export-file-name.rules';
import { countLeftOut, countUnsentCredits } from './left-out.store';
import { writeSie } from './sie-file.rules';
import { describeCostCentres, toSieVoucher } from './sie-voucher.rules';

type Period = QueryOf<typeof bookkeepingExportCalls.file>;
type Context = Pick<RequestContext, 'tx' | 'clock'>;

/** An invoice of 0 kr changes no account, and is not in the file. */
const listExported = async (
  { tx }: Context,
  companyId: number,
  period: Period,
): Promise<readonly ListedVoucher[]> =>
  (await listVouchers(tx, { companyId, ...period })).filter(({ lines }) => lines.length > 0);

/** What kinds of vouchers that money moves count: the money that came in. The others count what tenants owe more. */
const moneyKinds: readonly VoucherKind[] = [
  'PAYMENT',
  'UNDONE_PAYMENT',
  'MOVED_CREDIT',
  'CREDIT_FROM_PROGRAM',
];

/** Sums up what the SIE file of the period contains (docs/domain-rules.md, D-24), and what is left out of it. */
export const previewExport = async (
  context: Context,
  companyId: number,
  period: Period,
): Promise<BookkeepingExportPreview> => {
  const { id, name } = orNotFound(await findCompany(context.tx, companyId));
  const scope = { companyId, ...period };
  const vouchers = await listExported(context, companyId, period);
  const sums = sumAccounts(vouchers);
  const ownNames = (await listAccountNames(context.tx)).get(companyId) ?? new Map();
  return {
    company: { id, name },
    vouchers: sumKinds(vouchers).map(({ kind, count, ore }) => ({
      ...{ kind, count },
      amount: fromOre(moneyKinds.includes(kind) ? 0 - ore : ore),
    })),
    accounts: sums.map(({ account, debitOre, creditOre }) => ({
      number: account,
      name: accountName(account, ownNames),
      debit: fromOre(debitOre),
      credit: fromOre(creditOre),
    })),
    left_out: [...(await countLeftOut(context.tx, scope))],
    unsent_credits: await countUnsentCredits(context.tx, scope),
  };
};

const nothingToBookProblem = async ({ tx }: Context, companyId: number, period: Period) => {
  const leftOut = await countLeftOut(tx, { companyId, ...period });
  const message =
    leftOut.length === 0
      ? bookkeepingExportTexts.nothing
      : bookkeepingExportTexts.bookedInProgram(leftOut.map(({ program }) => program));
  return problem('conflict', { message });
};

/**
 * The SIE file of the period, which the books remember as exported. The same bookings always give the same bytes, except for the line
 * `#GEN` with today's date.
 */
export const readExportFile = async (
  context: Pick<RequestContext, 'tx' | 'clock' | 'account'>,
  companyId: number,
  period: Period,
): Promise<FileResponse> => {
  const { name, organisation_number } = orNotFound(await findCompany(context.tx, companyId));
  const vouchers = await listExported(context, companyId, period);
  if (vouchers.length === 0) throw await nothingToBookProblem(context, companyId, period);
  await addBooksEvent(context.tx, {
    ...{ company_id: companyId, what: 'EXPORTED', from_day: period.from, to_day: period.to },
    ...{ reason: null, user_id: context.account.userId },
  });
  const used = new Set(sumAccounts(vouchers).map(({ account }) => account));
  const ownNames = (await listAccountNames(context.tx)).get(companyId) ?? new Map();
  const settings = orNotFound(await findBooksSettings(context.tx, companyId));
  const costCentres = describeCostCentres(vouchers, await listCostCentreNames(context.tx, companyId));
  const bytes = writeSie({
    program: bookkeepingExportTexts.program,
    createdOn: context.clock.today(),
    createdBy: bookkeepingExportTexts.program,
    // The number of a sole trader who is a hundred years old has a plus sign, which SIE does not permit.
    organisationNumber: parseOrganisationNumber(organisation_number)?.written.replace('+', '-') ?? null,
    companyName: name,
    fiscalYears: settings.fiscal_year_start === null ? [] : fiscalYearsOf(period, settings.fiscal_year_start),
    accounts: describeAccounts(used, ownNames),
    ...costCentres,
    vouchers: vouchers.map((voucher) => toSieVoucher(voucher, settings.voucher_series ?? '')),
  });
  return { name: exportFileName(name, period), mimetype: 'application/octet-stream', bytes };
};
