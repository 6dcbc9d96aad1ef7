import type { Agreement } from '@husrum/contract/agreement';
import type { Insertable } from 'kysely';
import type { DB } from '../database';
import type { Tx } from '../platform/db';

const agreements = (tx: Tx) =>
  tx
    .selectFrom('agreement')
    .innerJoin('file', 'file.id', 'agreement.file_id')
    .select([
      'agreement.id',
      'agreement.name',
      'agreement.file_id',
      'agreement.lease_id',
      'agreement.created_at',
      'file.name as file_name',
      'file.mimetype',
      'file.size',
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof agreements>['executeTakeFirstOrThrow']>>;

const shown = ({ file_name, mimetype, size, ...agreement }: Row): Agreement => ({
  ...agreement,
  // There is neither document service nor signing yet, so nothing keeps what they would say.
  fasdokcase: null,
  signing_status: null,
  file: { id: agreement.file_id, name: file_name, mimetype, size },
});

/** The agreements on the lease, the latest first. */
export const agreementsOf = async (tx: Tx, leaseId: number): Promise<Agreement[]> => {
  const rows = await agreements(tx)
    .where('agreement.lease_id', '=', leaseId)
    .orderBy('agreement.id', 'desc')
    .execute();
  return rows.map(shown);
};

/** What a file is the agreement of, if it is one. */
export const agreementOnFile = (tx: Tx, fileId: number) =>
  tx.selectFrom('agreement').select('name').where('file_id', '=', fileId).executeTakeFirst();

export const insertAgreement = async (tx: Tx, values: Insertable<DB['agreement']>): Promise<Agreement> => {
  const { id } = await tx.insertInto('agreement').values(values).returning('id').executeTakeFirstOrThrow();
  return shown(await agreements(tx).where('agreement.id', '=', id).executeTakeFirstOrThrow());
};

export const deleteAgreement = (tx: Tx, id: number) =>
  tx.deleteFrom('agreement').where('id', '=', id).returning(['lease_id', 'name']).executeTakeFirst();
