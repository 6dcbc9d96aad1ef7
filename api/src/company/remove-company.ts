import { leasesOn } from '../entity/entity.store';
import { detachFiles } from '../file/file.store';
import type { Tx } from '../platform/db';
import { orNotFound, problem } from '../platform/errors';
import { deleteCompany, entitiesOf, lockCompany } from './company.store';

/** The company goes with its objects, unless one of them has ever been let: leases and their invoices must be kept. */
export const removeCompany = async (tx: Tx, id: number): Promise<void> => {
  orNotFound(await lockCompany(tx, id));
  const entities = await entitiesOf(tx, id);
  if ((await leasesOn(tx, entities)) > 0) {
    throw problem('inUse', {
      message: 'Företaget kan inte tas bort eftersom det har objekt med uthyrningar.',
    });
  }
  await detachFiles(tx, 'entity', entities);
  await detachFiles(tx, 'company', [id]);
  await deleteCompany(tx, id);
};
