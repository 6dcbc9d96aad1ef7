import type { DB, Tx } from '@husrum/api-platform';
import type { Insertable, Updateable } from 'kysely';
import { runningSigningStatuses } from '../agreement/agreement.rules';
import { selectLeasesWithObject } from '../lease/select-leases.store';

/** The agreement with its file and its lease. Locks the agreement until the transaction ends. */
export const lockAgreement = (tx: Tx, agreementId: number) =>
  tx
    .selectFrom('agreement')
    .innerJoin('file', 'file.id', 'agreement.file_id')
    .select([
      'agreement.id',
      'agreement.name',
      'agreement.lease_id',
      'agreement.file_id',
      'file.key as file_key',
      'file.name as file_name',
    ])
    .where('agreement.id', '=', agreementId)
    .forUpdate('agreement')
    .executeTakeFirst();
export type AgreementWithFile = NonNullable<Awaited<ReturnType<typeof lockAgreement>>>;

const selectSignings = (tx: Tx) =>
  tx
    .selectFrom('signing')
    .leftJoin('user_account', 'user_account.id', 'signing.user_id')
    .selectAll('signing')
    .select(['user_account.name as sent_by', 'user_account.email as sender_email']);

export const findSigning = (tx: Tx, id: number) =>
  selectSignings(tx).where('signing.id', '=', id).executeTakeFirst();
export type Signing = NonNullable<Awaited<ReturnType<typeof findSigning>>>;

/** The newest signing of the agreement, also if the service refused it. */
export const findLatestSigning = (tx: Tx, agreementId: number): Promise<Signing | undefined> =>
  selectSignings(tx).where('agreement_id', '=', agreementId).orderBy('signing.id', 'desc').executeTakeFirst();

/** A transaction that also locks the agreement must do so first: see `lockSigningAndAgreement`. */
export const lockSigning = (tx: Tx, id: number) =>
  tx.selectFrom('signing').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Locks the agreement before its signing, as everywhere, so that two transactions cannot deadlock. Returns the signing. */
export const lockSigningAndAgreement = async (tx: Tx, id: number) => {
  const signing = await tx
    .selectFrom('signing')
    .select('agreement_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (signing === undefined) return undefined;
  await lockAgreement(tx, signing.agreement_id);
  return lockSigning(tx, id);
};

/** Returns undefined while another signing of the agreement runs. */
export const insertSigning = async (
  tx: Tx,
  signing: Insertable<DB['signing']>,
  parties: readonly Omit<Insertable<DB['signing_party']>, 'signing_id'>[],
): Promise<number | undefined> => {
  const inserted = await tx
    .insertInto('signing')
    .values(signing)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return undefined;
  const { id } = inserted;
  await tx
    .insertInto('signing_party')
    .values(parties.map((party) => ({ ...party, signing_id: id })))
    .execute();
  return id;
};

export const saveSigning = async (tx: Tx, id: number, change: Updateable<DB['signing']>): Promise<void> => {
  await tx.updateTable('signing').set(change).where('id', '=', id).execute();
};

export const listParties = (tx: Tx, signingId: number) =>
  tx.selectFrom('signing_party').selectAll().where('signing_id', '=', signingId).orderBy('id').execute();
export type PartyRecord = Awaited<ReturnType<typeof listParties>>[number];

export const saveParty = async (
  tx: Tx,
  id: number,
  change: Updateable<DB['signing_party']>,
): Promise<void> => {
  await tx.updateTable('signing_party').set(change).where('id', '=', id).execute();
};

/** Claims the signing for this process until `until`. The result is false while another process has claimed it. */
export const claimSigning = async (
  tx: Tx,
  id: number,
  { now, until }: { readonly now: string; readonly until: string },
): Promise<boolean> => {
  const claimed = await tx
    .updateTable('signing')
    .set({ claimed_until: until })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
};

/** The running signings of all businesses. The transaction must see all businesses. */
export const listRunningSignings = (tx: Tx) =>
  tx
    .selectFrom('signing')
    .select(['id', 'billable_id'])
    .where('refused', '=', false)
    .where('status', 'in', runningSigningStatuses)
    .orderBy('id')
    .execute();

/** The signing of an agreement at the service. The transaction must see all businesses. */
export const findSigningByProviderId = (tx: Tx, providerId: string) =>
  tx
    .selectFrom('signing')
    .select(['id', 'billable_id'])
    .where('provider_id', '=', providerId)
    .executeTakeFirst();

/** The result is false when the same webhook has been handled before. */
export const insertWebhook = async (tx: Tx, webhook: Insertable<DB['signing_webhook']>): Promise<boolean> => {
  const inserted = await tx
    .insertInto('signing_webhook')
    .values(webhook)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/** The company of the lease's object: the landlord. */
export const readLandlord = (tx: Tx, leaseId: number) =>
  selectLeasesWithObject(tx)
    .select(['company.name', 'company.email'])
    .where('lease.id', '=', leaseId)
    .executeTakeFirstOrThrow();

/** The tenants of the lease, the primary one first. */
export const listSigningTenants = (tx: Tx, leaseId: number) =>
  tx
    .selectFrom('lease_tenant')
    .innerJoin('tenant', 'tenant.id', 'lease_tenant.tenant_id')
    .select(['tenant.name', 'tenant.email', 'tenant.identifier', 'tenant.organisation'])
    .where('lease_tenant.lease_id', '=', leaseId)
    .orderBy('lease_tenant.is_primary', 'desc')
    .orderBy('tenant.id')
    .execute();

export const hasFile = async (tx: Tx, id: number | null): Promise<boolean> =>
  id !== null &&
  (await tx.selectFrom('file').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
