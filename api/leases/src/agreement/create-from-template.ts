import { createStorageKey, insertFile, requireStorage, reserveStorageKeys } from '@husrum/api-objects';
import {
  type FileResponse,
  invalidInput,
  orNotFound,
  type RequestContext,
  type TransactionsContext,
} from '@husrum/api-platform';
import type { Agreement } from '@husrum/contract/agreement';
import { createAgreement } from './create-agreement';
import { type AgreementTemplateFields, indexClauseErrors } from './lease-contract.rules';
import { findLeaseContractData } from './lease-contract.store';
import { leaseContractTexts } from './lease-contract.texts';
import { readAgreement } from './read-agreement';
import { renderLeaseContractPdf } from './render-lease-contract-pdf';

/** Throws 404 for an unknown lease, and 422 when the template cannot be filled in. */
const loadContract = async ({ tx, clock }: RequestContext, input: AgreementTemplateFields) => {
  const today = clock.today();
  const lease = orNotFound(await findLeaseContractData(tx, input.lease_id, today));
  const errors = indexClauseErrors(input, lease);
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  if (lease.tenants.length === 0) throw invalidInput({ lease_id: [leaseContractTexts.withoutTenant] });
  return { lease, today };
};

/** Renders the PDF outside transactions: rendering inside one would block other users. */
const renderTemplate = async (
  transaction: TransactionsContext['transaction'],
  input: AgreementTemplateFields,
): Promise<Buffer> => {
  const { lease, today } = await transaction((request) => loadContract(request, input));
  return renderLeaseContractPdf(lease, input, today);
};

export const previewTemplate = async (
  { transaction }: Pick<TransactionsContext, 'transaction'>,
  input: AgreementTemplateFields,
): Promise<FileResponse> => ({
  name: leaseContractTexts.fileName(input.name),
  mimetype: 'application/pdf',
  bytes: await renderTemplate(transaction, input),
});

export const createFromTemplate = async (
  { transaction, files }: Pick<TransactionsContext, 'transaction' | 'files'>,
  input: AgreementTemplateFields,
): Promise<Agreement> => {
  const bytes = await renderTemplate(transaction, input);
  const key = await transaction(async (request) => {
    await requireStorage(request.tx, bytes.length);
    const created = createStorageKey(request.account);
    await reserveStorageKeys(request, [created]);
    return created;
  });
  await files.put(key, bytes, 'application/pdf');
  const { lease_id, name } = input;
  return transaction(async (request) => {
    const fileId = await insertFile(request.tx, {
      ...{ key, name: leaseContractTexts.fileName(name), alias: name, notice: null },
      ...{ size: bytes.length, mimetype: 'application/pdf', user_id: request.account.userId },
      ...{ fileable_type: 'lease' as const, fileable_id: lease_id },
    });
    return readAgreement(request, await createAgreement(request, { lease_id, file_id: fileId, name }));
  });
};
