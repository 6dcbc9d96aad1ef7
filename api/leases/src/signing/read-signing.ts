import type { RequestContext, Tx } from '@husrum/api-platform';
import type { SigningDetail, SigningOverview } from '@husrum/contract/signing';
import { readAgreement } from '../agreement/read-agreement';
import {
  findLatestSigning,
  hasFile,
  listParties,
  listSigningTenants,
  readLandlord,
  type Signing,
} from './signing.store';

const toDetail = async (tx: Tx, signing: Signing): Promise<SigningDetail> => {
  const { status, message, sent_by, created_at, sent_at, ended_at } = signing;
  const { cancel_reason, last_error, original_sha256, signed_sha256, original_file_id, provider_id } =
    signing;
  const parties = await listParties(tx, signing.id);
  return {
    ...{ status, message, sent_by, created_at, sent_at, ended_at, cancel_reason, last_error },
    ...{ original_sha256, signed_sha256, provider_id },
    original_file_id: (await hasFile(tx, original_file_id)) ? original_file_id : null,
    parties: parties.map((party) => ({
      id: party.id,
      name: party.name,
      email: party.email,
      personal_number: party.personal_number,
      status: party.status,
      signed_at: party.signed_at,
      method: party.method,
      reminded_at: party.reminded_at,
    })),
  };
};

/** The company first, then the tenants. Only persons have a personal number. */
const suggestParties = async (
  { tx }: RequestContext,
  leaseId: number,
): Promise<SigningOverview['suggested_parties']> => {
  const landlord = await readLandlord(tx, leaseId);
  const tenants = await listSigningTenants(tx, leaseId);
  return [
    { name: landlord.name, email: landlord.email ?? '', personal_number: null },
    ...tenants.map(({ name, email, identifier, organisation }) => ({
      name,
      email: email ?? '',
      personal_number: organisation ? null : identifier,
    })),
  ];
};

export const readSigning = async (context: RequestContext, agreementId: number): Promise<SigningOverview> => {
  const { tx, settings } = context;
  const agreement = await readAgreement(context, agreementId);
  const latest = await findLatestSigning(tx, agreementId);
  return {
    can_send: agreement.can_sign,
    is_simulated: settings.zigned?.isSimulated ?? false,
    suggested_parties: await suggestParties(context, agreement.lease_id),
    refusal: latest?.refused ? latest.last_error : null,
    signing: latest && !latest.refused ? await toDetail(tx, latest) : null,
  };
};
