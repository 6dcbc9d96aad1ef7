import { orNotFound, problem, type Tx } from '@husrum/api-platform';
import { deleteEntities } from '../entity/entity.store';
import { detachFiles } from '../file/file.store';
import { deleteCompany, lockCompany } from './company.store';
import { companyTexts } from './company.texts';
import { hasInspections, hasLeases, listEntityIdsOfCompany } from './company-entities.store';

/**
 * Removes the company with its objects. Throws `inUse` when an object has, or has had, a lease, or has a registered inspection,
 * because the law requires leases and inspections to be kept.
 */
export const removeCompany = async (tx: Tx, id: number): Promise<void> => {
  orNotFound(await lockCompany(tx, id));
  if (await hasLeases(tx, id)) throw problem('inUse', { message: companyTexts.hasLeases });
  if (await hasInspections(tx, id)) throw problem('inUse', { message: companyTexts.hasInspections });
  const entityIds = await listEntityIdsOfCompany(tx, id);
  await detachFiles(tx, 'entity', entityIds);
  await detachFiles(tx, 'company', [id]);
  await deleteEntities(tx, entityIds);
  await deleteCompany(tx, id);
};
