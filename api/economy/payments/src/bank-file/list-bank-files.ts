import { column, orNotFound, paginate, paginateInMemory, type RequestContext } from '@husrum/api-platform';
import type { bankFileCalls } from '@husrum/contract/bank-file';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import { bankFileSorts, findBankFiles, hasWork, toBankFileRow } from './bank-file.store';
import { type MatchedRow, matchBankFile, toBankPayments } from './match-bank-file';

type List = typeof bankFileCalls.list;
type Payments = typeof bankFileCalls.payments;

/** A page of the uploaded files, by default the newest first. */
export const listBankFiles = (
  context: Pick<RequestContext, 'tx' | 'url'>,
  query: QueryOf<List>,
): Promise<ResponseOf<List>> => {
  const { tx } = context;
  let from = tx.selectFrom('bank_file');
  if (query.company_id) from = from.where('bank_file.company_id', '=', query.company_id);
  if (query.work) from = from.where(hasWork[query.work]);
  return paginate(context, query, {
    from,
    id: 'bank_file.id',
    sort: bankFileSorts,
    defaultSort: [column('bank_file.created_at'), 'desc'],
    load: async (ids) => (await findBankFiles(tx, ids)).map(toBankFileRow),
  });
};

/** A page of the payments of a file, by default in the order of the file. */
export const listPaymentsOfBankFile = async (
  context: Pick<RequestContext, 'tx' | 'url' | 'clock'>,
  fileId: number,
  query: QueryOf<Payments>,
): Promise<ResponseOf<Payments>> => {
  const { tx, clock } = context;
  const file = orNotFound((await findBankFiles(tx, [fileId]))[0]);
  const rows = await matchBankFile(tx, { fileId, companyId: file.company_id, today: clock.today() });
  const shown = query.state === undefined ? rows : rows.filter(({ match }) => match.state === query.state);
  const page = paginateInMemory<MatchedRow, 'booked_on' | 'amount' | 'payer'>(context, query, shown, {
    booked_on: ({ record }) => record.booked_on,
    amount: ({ record }) => record.amount_ore,
    payer: ({ record }) => record.payer,
  });
  return { ...page, data: await toBankPayments(tx, page.data) };
};
