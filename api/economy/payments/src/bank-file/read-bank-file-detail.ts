import { orNotFound, type RequestContext } from '@husrum/api-platform';
import { type BankFile, type BankPaymentGroup, bankPaymentStates } from '@husrum/contract/bank-file';
import { routes } from '@husrum/contract/routes';
import { fromOre } from '@husrum/format';
import { findBankFiles, toBankFileRow } from './bank-file.store';
import { bankFileTexts } from './bank-file.texts';
import { digestRows, type MatchedRow, matchBankFile } from './match-bank-file';

const toGroups = (rows: readonly MatchedRow[]): BankPaymentGroup[] =>
  bankPaymentStates.map((state) => {
    const members = rows.filter(({ match }) => match.state === state);
    const ore = members
      .filter(({ record }) => record.currency === 'SEK' && !record.is_reversal)
      .reduce((sum, { record }) => sum + record.amount_ore, 0);
    return { state, count: members.length, amount: fromOre(ore) };
  });

/** A file, with its payments counted by group. */
export const readBankFileDetail = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  id: number,
): Promise<BankFile> => {
  const [found] = await findBankFiles(tx, [id]);
  const file = orNotFound(found);
  const rows = await matchBankFile(tx, { fileId: id, companyId: file.company_id, today: clock.today() });
  return {
    ...toBankFileRow(file),
    withdrawals: file.withdrawals,
    pending: file.pending,
    may_lack_rows: file.lacks_rows,
    unreadable: file.unreadable.map(({ bookedOn, ...entry }) => ({ ...entry, booked_on: bookedOn })),
    other_companies: file.other_companies,
    groups: toGroups(rows),
    can_remove: file.booked === 0,
    match_digest: digestRows(rows),
    breadcrumb: [
      { title: bankFileTexts.title, link: routes.bankFile.overview() },
      { title: file.name, link: null },
    ],
  };
};
