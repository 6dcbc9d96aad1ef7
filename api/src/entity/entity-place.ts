import type { EntityInput, EntityType } from '@husrum/contract/entity';
import { lockCompany } from '../company/company.store';
import type { Tx } from '../platform/db';
import { invalid, orNotFound } from '../platform/errors';
import { checkPlace } from './entity.rules';
import { lockEntity } from './entity.store';
import { findType } from './entity-type.store';

/** Where the object stands: under a parent, whose company is then its own, or in a company directly. */
export const placeOf = async (
  tx: Tx,
  type: EntityType,
  { parent_id, company_id }: Pick<EntityInput, 'parent_id' | 'company_id'>,
): Promise<{ company_id: number; parent_id: number | null }> => {
  if (parent_id !== null) {
    const parent = orNotFound(await lockEntity(tx, parent_id));
    const wrong = checkPlace(type, await findType(tx, parent.entity_type_id));
    if (wrong.parent_id) throw invalid(wrong);
    return { parent_id, company_id: parent.company_id };
  }
  if (company_id === null) throw invalid({ company_id: ['Välj ett företag eller ett överordnat objekt'] });
  orNotFound(await lockCompany(tx, company_id));
  return { parent_id: null, company_id };
};
