import type { Agreement } from '@husrum/contract/agreement';
import type { Insertable } from 'kysely';
import type { Tx } from '../platform/db';
import type { DB } from '../platform/db/tables';

const selectAgreements = (tx: Tx) =>
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
type AgreementRecord = Awaited<ReturnType<ReturnType<typeof selectAgreements>['executeTakeFirstOrThrow']>>;

const toAgreement = ({ file_name, mimetype, size, ...agreement }: AgreementRecord): Agreement => ({
  ...agreement,
  // There is no document service and no signing yet.
  fasdokcase: null,
  signing_status: null,
  file: { id: agreement.file_id, name: file_name, mimetype, size },
});

/** The agreements of the lease, the latest first. */
export const listAgreementsOfLease = async (tx: Tx, leaseId: number): Promise<Agreement[]> => {
  const rows = await selectAgreements(tx)
    .where('agreement.lease_id', '=', leaseId)
    .orderBy('agreement.id', 'desc')
    .execute();
  return rows.map(toAgreement);
};

export const insertAgreement = async (tx: Tx, values: Insertable<DB['agreement']>): Promise<Agreement> => {
  const { id } = await tx.insertInto('agreement').values(values).returning('id').executeTakeFirstOrThrow();
  return toAgreement(await selectAgreements(tx).where('agreement.id', '=', id).executeTakeFirstOrThrow());
};

export const deleteAgreement = (tx: Tx, id: number) =>
  tx.deleteFrom('agreement').where('id', '=', id).returning(['lease_id', 'name']).executeTakeFirst();
