import type { Tx } from '@husrum/api-platform';
import { sql } from 'kysely';

export const listEntityIdsOfCompany = async (tx: Tx, companyId: number): Promise<number[]> => {
  const rows = await tx.selectFrom('entity').select('id').where('company_id', '=', companyId).execute();
  return rows.map(({ id }) => id);
};

/** The first `limit` top-level objects of the company, by name. */
export const listTopLevelEntities = (tx: Tx, companyId: number, limit: number) =>
  tx
    .selectFrom('entity')
    .innerJoin('entity_type', 'entity_type.id', 'entity.entity_type_id')
    .select([
      'entity.id',
      'entity.name',
      'entity_type.name as type',
      'entity_type.icon',
      sql<number>`(select count(*) from entity as child where child.parent_id = entity.id)`.as(
        'children_count',
      ),
    ])
    .where('entity.company_id', '=', companyId)
    .where('entity.parent_id', 'is', null)
    .orderBy('entity.name_key')
    .orderBy('entity.id')
    .limit(limit)
    .execute();

/** Whether any object of the company has, or has had, a lease. */
export const hasLeases = async (tx: Tx, companyId: number): Promise<boolean> =>
  (await tx
    .selectFrom('lease')
    .innerJoin('entity', 'entity.id', 'lease.entity_id')
    .select('lease.id')
    .where('entity.company_id', '=', companyId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Whether a statutory inspection of any object of the company is registered. */
export const hasInspections = async (tx: Tx, companyId: number): Promise<boolean> =>
  (await tx
    .selectFrom('statutory_inspection')
    .innerJoin('entity', 'entity.id', 'statutory_inspection.entity_id')
    .select('statutory_inspection.id')
    .where('entity.company_id', '=', companyId)
    .limit(1)
    .executeTakeFirst()) !== undefined;
