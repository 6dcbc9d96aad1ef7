import { createAgreement } from '@husrum/api-leases/testing';
import { createStorageKey } from '@husrum/api-objects';
import { insertUploadedFile } from '@husrum/api-objects/testing';
import type { ActorContext, Tx, Upload } from '@husrum/api-platform';
import { renderAgreementPdf } from './agreement-pdf';

/** Only the newest leases have an agreement. */
const MAX_AGREEMENTS = 30;

/** The newest leases of the account that have begun and not ended. */
const listLeasesForAgreements = (tx: Tx, businessId: number, today: string) =>
  tx
    .selectFrom('lease')
    .innerJoin('entity', 'entity.id', 'lease.entity_id')
    .innerJoin('company', 'company.id', 'entity.company_id')
    .innerJoin('lease_tenant', (join) =>
      join.onRef('lease_tenant.lease_id', '=', 'lease.id').on('lease_tenant.is_primary', '=', true),
    )
    .innerJoin('tenant', 'tenant.id', 'lease_tenant.tenant_id')
    .select([
      'lease.id',
      'lease.start',
      'lease.reference',
      'lease.fee',
      'lease.fee_as_m2',
      'lease.payment_interval',
      'entity.name as object',
      'entity.address',
      'company.name as company',
      'tenant.name as tenant',
    ])
    .where('lease.billable_id', '=', businessId)
    .where('lease.start', '<=', today)
    .where((eb) => eb.or([eb('lease.stop', 'is', null), eb('lease.stop', '>=', today)]))
    .orderBy('lease.start', 'desc')
    .orderBy('lease.id')
    .limit(MAX_AGREEMENTS)
    .execute();

/** Inserts agreements as if uploaded by a user. Returns the files by storage key, to be stored after the transaction. */
export const insertAgreements = async (
  context: Pick<ActorContext, 'tx' | 'clock' | 'account'>,
): Promise<ReadonlyMap<string, Upload>> => {
  const { tx, clock, account } = context;
  const uploads = new Map<string, Upload>();
  for (const lease of await listLeasesForAgreements(tx, account.businessId, clock.today())) {
    const name = `Hyresavtal ${lease.reference ?? ''}`.trim();
    const content = await renderAgreementPdf(lease);
    const upload = {
      name: 'Hyresavtal.pdf',
      mimetype: 'application/pdf',
      size: content.length,
      content,
    };
    const key = createStorageKey(account);
    uploads.set(key, upload);
    const owner = { fileable_type: 'lease', fileable_id: lease.id } as const;
    const fileId = await insertUploadedFile(
      context,
      { name, alias: null, notice: null, ...owner },
      { key, upload },
    );
    await createAgreement(context, { name, file_id: fileId, lease_id: lease.id });
  }
  return uploads;
};
