import { randomUUID } from 'node:crypto';
import { createStorageKey, insertFile, reserveStorageKeys } from '@husrum/api-objects';
import {
  invalidInput,
  orNotFound,
  problem,
  type RequestContext,
  type TransactionsContext,
} from '@husrum/api-platform';
import type { FasdokCase } from '@husrum/api-ports';
import type { Agreement } from '@husrum/contract/agreement';
import { insertAgreement } from '../agreement/agreement.store';
import { agreementTexts } from '../agreement/agreement.texts';
import { readAgreement } from '../agreement/read-agreement';
import { lockLease } from '../lease/lease.store';
import { insertLeaseEvent } from '../lease/lease-event.store';
import { computeLeaseState } from '../lease/lease-row.rules';
import {
  type FasdokCaseRecord,
  findCaseFields,
  insertOrLockUnfinishedCase,
  lockCase,
  updateCase,
} from './fasdok.store';
import { fasdokTexts } from './fasdok.texts';
import { callFasdok, type FasdokConnection, requireConnection } from './fasdok-connection';

interface CreateCaseCommand {
  readonly lease_id: number;
  /** At FASDOK. */
  readonly organization_id: string;
  readonly template_id: string;
  /** The version of the template that the user saw. */
  readonly versionNumber: number;
}
type Context = TransactionsContext<Agreement>;

/** An attempt claims its case for this time at most: if its process is killed, another attempt can be made afterwards. */
const CLAIM_MS = 120_000;

/** The template at FASDOK, in the version that the user saw. Throws 422 when it is deleted or has a newer version. */
const requireTemplate = async (context: Context, connection: FasdokConnection, input: CreateCaseCommand) => {
  const { organization_id, template_id, versionNumber } = input;
  const templates = await callFasdok(
    context,
    connection,
    (service) => service.listTemplates(organization_id),
    () => invalidInput({ organization_id: [fasdokTexts.unknownOrganization] }),
  );
  const template = templates.find(({ id }) => id === template_id);
  if (template === undefined) throw invalidInput({ template_id: [fasdokTexts.unknownTemplate] });
  if (template.activeVersionNumber !== versionNumber)
    throw invalidInput({ template_id: [fasdokTexts.newVersion] });
  return template;
};

/** Allows one attempt at a time for a lease and a template. A later attempt continues with the reference of the first. */
const claimCase = async (
  { tx, clock }: RequestContext,
  { lease_id, organization_id, template_id, versionNumber }: CreateCaseCommand,
  name: string,
): Promise<FasdokCaseRecord> => {
  orNotFound(await lockLease(tx, lease_id));
  const record = await insertOrLockUnfinishedCase(tx, {
    ...{ lease_id, organization_id, template_id, name, version_number: versionNumber },
    reference: `husrum-${randomUUID()}`,
  });
  const now = clock.now();
  if (record.claimed_until !== null && record.claimed_until > now.toISOString())
    throw problem('conflict', { message: fasdokTexts.beingMade });
  await updateCase(tx, record.id, { claimed_until: new Date(now.getTime() + CLAIM_MS).toISOString() });
  return record;
};

/** Stores the document as an agreement of the lease, with the PDF as its file. */
const insertDocument = async (
  context: RequestContext,
  record: FasdokCaseRecord,
  { fasdokCase, key, size }: { readonly fasdokCase: FasdokCase; readonly key: string; readonly size: number },
): Promise<Agreement> => {
  const { tx, account } = context;
  const current = orNotFound(await lockCase(tx, record.id));
  if (current.agreement_id !== null) return readAgreement(context, current.agreement_id);
  const { lease_id, name } = record;
  const fileName = fasdokTexts.fileName(name);
  const fileId = await insertFile(tx, {
    ...{ key, name: fileName, alias: name, notice: null, size, mimetype: 'application/pdf' },
    ...{ fileable_type: 'lease' as const, fileable_id: lease_id, user_id: account.userId },
  });
  const agreementId = await insertAgreement(tx, { lease_id, file_id: fileId, name });
  await updateCase(tx, record.id, {
    agreement_id: agreementId,
    case_id: fasdokCase.id,
    status: fasdokCase.status,
    claimed_until: null,
  });
  await insertLeaseEvent(context, lease_id, { kind: 'AGREEMENT_ADDED', detail: name });
  return readAgreement(context, agreementId);
};

/**
 * Creates a document in FASDOK. First looks up our reference there, so that an attempt whose response was lost does not
 * lead to a second document.
 */
export const createFasdokCase = async (context: Context, input: CreateCaseCommand): Promise<Agreement> => {
  const { connection, fields } = await context.transaction(async ({ tx, clock, settings }) => {
    const lease = orNotFound(await lockLease(tx, input.lease_id));
    if (computeLeaseState(lease, clock.today()) === 'inactive')
      throw problem('conflict', { message: agreementTexts.leaseEnded });
    return {
      connection: await requireConnection(tx, settings),
      fields: orNotFound(await findCaseFields(tx, input.lease_id)),
    };
  });
  const template = await requireTemplate(context, connection, input);
  const record = await context.transaction((request) => claimCase(request, input, template.name));
  const releaseClaim = (): Promise<void> =>
    context.transaction(({ tx }) => updateCase(tx, record.id, { claimed_until: null }));
  try {
    const fasdokCase = await callFasdok(context, connection, async (service) => {
      const found = await service.findCase(record.reference);
      const { organization_id: organizationId, template_id: templateId } = input;
      const { reference, name } = record;
      const versionNumber = input.versionNumber;
      return (
        found ?? service.createCase({ organizationId, templateId, versionNumber, reference, name, fields })
      );
    });
    const bytes = await callFasdok(context, connection, (service) => service.readPdf(fasdokCase.id));
    const key = await context.transaction(async (request) => {
      const created = createStorageKey(request.account);
      await reserveStorageKeys(request, [created]);
      return created;
    });
    await context.files.put(key, bytes, 'application/pdf');
    return await context.transaction((request) =>
      insertDocument(request, record, { fasdokCase, key, size: bytes.length }),
    );
  } catch (error) {
    await releaseClaim();
    throw error;
  }
};
