import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import { deleteEntities } from '../entity/entity.store';
import { DELETE_STORED_FILES } from '../file/file.jobs';
import { detachFiles, listBankFileKeys } from '../file/file.store';
import { deleteCompany, lockCompany } from './company.store';
import { companyTexts } from './company.texts';
import { hasInspections, hasLeases, listEntityIdsOfCompany } from './company-entities.store';

/**
 * Removes the company with its objects. Throws `inUse` when an object has, or has had, a lease, or has a registered inspection,
 * because the law requires leases and inspections to be kept. Without leases there are no invoices, so nothing was registered from its
 * bank files, which are removed, too.
 */
export const removeCompany = async (
  { tx, outbox }: Pick<RequestContext, 'tx' | 'outbox'>,
  id: number,
): Promise<void> => {
  orNotFound(await lockCompany(tx, id));
  if (await hasLeases(tx, id)) throw problem('inUse', { message: companyTexts.hasLeases });
  if (await hasInspections(tx, id)) throw problem('inUse', { message: companyTexts.hasInspections });
  const entityIds = await listEntityIdsOfCompany(tx, id);
  await detachFiles(tx, 'entity', entityIds);
  await detachFiles(tx, 'company', [id]);
  await deleteEntities(tx, entityIds);
  const keys = await listBankFileKeys(tx, id);
  await deleteCompany(tx, id);
  if (keys.length > 0) await outbox.enqueueJob(DELETE_STORED_FILES, { keys });
};
