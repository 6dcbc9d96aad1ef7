import { invalidInput, orNotFound, type Tx } from '@husrum/api-platform';
import type { EntityType } from '@husrum/contract/entity';
import { lockCompany } from '../company/company.store';
import { validateParent } from './entity.rules';
import { type EntityFields, lockEntity } from './entity.store';
import { entityTexts } from './entity.texts';
import { findEntityType } from './entity-type.store';

/**
 * The parent and the company that an object gets, whose row is locked: that of the parent, or of the company without a
 * parent. A child belongs to the company of its parent, whatever company the input names.
 */
export const resolveParent = async (
  tx: Tx,
  type: EntityType,
  { parent_id, company_id }: Pick<EntityFields, 'parent_id' | 'company_id'>,
): Promise<{ company_id: number; parent_id: number | null }> => {
  if (parent_id !== null) {
    const parent = orNotFound(await lockEntity(tx, parent_id));
    const errors = validateParent(type, await findEntityType(tx, parent.entity_type_id));
    if (errors.parent_id) throw invalidInput(errors);
    return { parent_id, company_id: parent.company_id };
  }
  if (company_id === null) throw invalidInput({ company_id: [entityTexts.chooseParent] });
  orNotFound(await lockCompany(tx, company_id));
  return { parent_id: null, company_id };
};
