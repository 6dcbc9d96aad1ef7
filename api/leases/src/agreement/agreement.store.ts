import type { DB, Tx } from '@husrum/api-platform';
import type { Agreement } from '@husrum/contract/agreement';
import type { Insertable } from 'kysely';
import { explainNotSignable, isSignable, runningSigningStatuses } from './agreement.rules';

const selectAgreements = (tx: Tx) =>
  tx
    .selectFrom('agreement')
    .innerJoin('file', 'file.id', 'agreement.file_id')
    .leftJoin('fasdok_case', 'fasdok_case.agreement_id', 'agreement.id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('signing')
          .select('signing.status')
          .whereRef('signing.agreement_id', '=', 'agreement.id')
          .where('signing.refused', '=', false)
          .orderBy('signing.id', 'desc')
          .limit(1)
          .as('latest_signing'),
      (join) => join.onTrue(),
    )
    .select([
      'agreement.id',
      'agreement.name',
      'agreement.file_id',
      'agreement.lease_id',
      'agreement.created_at',
      'file.name as file_name',
      'file.mimetype',
      'file.size',
      'fasdok_case.case_id',
      'fasdok_case.status as case_status',
      'latest_signing.status as signing_status',
    ]);
type AgreementRecord = Awaited<ReturnType<ReturnType<typeof selectAgreements>['executeTakeFirstOrThrow']>>;

interface SigningAvailability {
  /** Whether a signing service is configured. */
  readonly isSigningOn: boolean;
}

const toAgreement = (
  { file_name, mimetype, size, case_id, case_status, ...agreement }: AgreementRecord,
  { isSigningOn }: SigningAvailability,
): Agreement => ({
  ...agreement,
  fasdokcase: case_id !== null && case_status !== null ? { case_id, status: case_status } : null,
  not_signable_reason: isSigningOn
    ? explainNotSignable({ mimetype, case_id, signing_status: agreement.signing_status })
    : null,
  can_sign: isSigningOn && isSignable({ mimetype, case_id, signing_status: agreement.signing_status }),
  file: { id: agreement.file_id, name: file_name, mimetype, size },
});

/** The agreements of the lease, the latest first. */
export const listAgreementsOfLease = async (
  tx: Tx,
  leaseId: number,
  service: SigningAvailability,
): Promise<Agreement[]> => {
  const rows = await selectAgreements(tx)
    .where('agreement.lease_id', '=', leaseId)
    .orderBy('agreement.id', 'desc')
    .execute();
  return rows.map((row) => toAgreement(row, service));
};

export const findAgreement = async (
  tx: Tx,
  id: number,
  service: SigningAvailability,
): Promise<Agreement | undefined> => {
  const row = await selectAgreements(tx).where('agreement.id', '=', id).executeTakeFirst();
  return row && toAgreement(row, service);
};

export const insertAgreement = async (tx: Tx, values: Insertable<DB['agreement']>): Promise<number> => {
  const { id } = await tx.insertInto('agreement').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
};

/**
 * Whether the agreement with this id (`column` is `id`), or an agreement of the lease with this id (`column` is `lease_id`),
 * has a signing that may still change. Locks these agreements.
 */
export const isBeingSigned = async (tx: Tx, column: 'id' | 'lease_id', id: number): Promise<boolean> => {
  const agreements = await tx
    .selectFrom('agreement')
    .select('id')
    .where(column, '=', id)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (agreements.length === 0) return false;
  const running = await tx
    .selectFrom('signing')
    .select('id')
    .where(
      'agreement_id',
      'in',
      agreements.map((agreement) => agreement.id),
    )
    .where('refused', '=', false)
    .where('status', 'in', runningSigningStatuses)
    .executeTakeFirst();
  return running !== undefined;
};

export const deleteAgreement = (tx: Tx, id: number) =>
  tx.deleteFrom('agreement').where('id', '=', id).returning(['lease_id', 'name']).executeTakeFirst();

/** Makes another document the agreement's file. The earlier one stays among the lease's files. */
export const setAgreementFile = async (tx: Tx, agreementId: number, fileId: number): Promise<void> => {
  await tx.updateTable('agreement').set({ file_id: fileId }).where('id', '=', agreementId).execute();
};
