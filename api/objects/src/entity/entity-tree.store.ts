import { containsPattern, equalsAny, type Tx } from '@husrum/api-platform';
import { type EntityKind, MAX_TREE_HITS, type TreeNode } from '@husrum/contract/entity';
import { type Expression, sql } from 'kysely';
import { hasEntityName } from './entity-name.store';
import { isVacantInBulk } from './rental-status.store';

type Condition = Expression<unknown>;

interface CompanyNode {
  id: number;
  name: string;
  vacant_count: number;
  children_count: number;
}

interface EntityNode extends CompanyNode {
  kind: EntityKind;
  vacant: boolean;
}

/** The companies, each with the number of objects directly in it and of vacant objects at any depth. */
const selectCompanies = async (tx: Tx, where: Condition, limit?: number): Promise<TreeNode[]> => {
  const { rows } = await sql<CompanyNode>`
    with nodes as materialized (
      select company.id, company.name, natural_key(company.name) as name_key from company
      where ${where} order by name_key, company.id limit ${limit ?? null}::bigint
    ), children as (
      select company_id, count(*) from entity where parent_id is null group by company_id
    ), vacant as (
      select entity.company_id, count(*)
      from entity join entity_type on entity_type.id = entity.entity_type_id
      where entity_type.rentable and ${isVacantInBulk('entity.id')}
      group by entity.company_id
    )
    select nodes.id, nodes.name,
      coalesce(children.count, 0) as children_count,
      coalesce(vacant.count, 0) as vacant_count
    from nodes
    left join children on children.company_id = nodes.id
    left join vacant on vacant.company_id = nodes.id
    order by nodes.name_key, nodes.id`.execute(tx);
  return rows.map((row) => ({ type: 'company', ...row, kind: null, vacant: false, path: [] }));
};

interface EntitySelection {
  where: Condition;
  /** SQL: what the objects are ordered by before their names. */
  rank?: Expression<unknown>;
  limit?: number;
}

/** The objects, each with the number of its children and of vacant objects below it at any depth. */
const selectEntities = async (
  tx: Tx,
  { where, rank = sql`0`, limit }: EntitySelection,
): Promise<TreeNode[]> => {
  const { rows } = await sql<EntityNode>`
    with recursive nodes as materialized (
      select entity.id, entity.name, entity.name_key, ${rank} as rank, entity_type.kind,
        entity_type.rentable and ${isVacantInBulk('entity.id')} as vacant
      from entity join entity_type on entity_type.id = entity.entity_type_id
      where ${where} order by rank, entity.name_key, entity.id limit ${limit ?? null}::bigint
    ), below as (
      select nodes.id as node_id, child.id, child.entity_type_id, 1 as steps
      from nodes join entity as child on child.parent_id = nodes.id
      union all
      select below.node_id, child.id, child.entity_type_id, below.steps + 1
      from below join entity as child on child.parent_id = below.id
    ), children as (
      select node_id, count(*) from below where steps = 1 group by node_id
    ), vacant as (
      select below.node_id, count(*)
      from below join entity_type on entity_type.id = below.entity_type_id
      where entity_type.rentable and ${isVacantInBulk('below.id')}
      group by below.node_id
    )
    select nodes.id, nodes.name, nodes.kind, nodes.vacant,
      coalesce(children.count, 0) as children_count,
      coalesce(vacant.count, 0) as vacant_count
    from nodes
    left join children on children.node_id = nodes.id
    left join vacant on vacant.node_id = nodes.id
    order by nodes.rank, nodes.name_key, nodes.id`.execute(tx);
  return rows.map((row) => ({ type: 'entity', ...row, path: [] }));
};

type PathStep = TreeNode['path'][number];

/** The company and the objects that contain each object, the outermost first. */
const loadPaths = async (tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, PathStep[]>> => {
  const { rows } = await sql<PathStep & { node_id: number }>`
    with recursive above as (
      select entity.id as node_id, entity.parent_id, entity.company_id, 0 as steps
      from entity where ${equalsAny('entity.id', ids)}
      union all
      select above.node_id, entity.parent_id, entity.company_id, above.steps + 1
      from above join entity on entity.id = above.parent_id
    )
    select above.node_id, above.steps, 'company' as type, company.id, company.name
    from above join company on company.id = above.company_id where above.parent_id is null
    union all
    select above.node_id, above.steps, 'entity', entity.id, entity.name
    from above join entity on entity.id = above.parent_id
    order by node_id, steps desc`.execute(tx);
  const paths = new Map<number, PathStep[]>();
  for (const { node_id, type, id, name } of rows) {
    paths.set(node_id, [...(paths.get(node_id) ?? []), { type, id, name }]);
  }
  return paths;
};

const addPaths = async (tx: Tx, nodes: readonly TreeNode[]): Promise<TreeNode[]> => {
  const paths = await loadPaths(
    tx,
    nodes.map(({ id }) => id),
  );
  return nodes.map((node) => ({ ...node, path: paths.get(node.id) ?? [] }));
};

export const listTreeCompanies = (tx: Tx): Promise<TreeNode[]> => selectCompanies(tx, sql`true`);

export const listTreeEntitiesOfCompany = (tx: Tx, companyId: number): Promise<TreeNode[]> =>
  selectEntities(tx, { where: sql`entity.company_id = ${companyId} and entity.parent_id is null` });

export const listTreeChildren = (tx: Tx, parentId: number): Promise<TreeNode[]> =>
  selectEntities(tx, { where: sql`entity.parent_id = ${parentId}` });

export const findTreeEntity = async (tx: Tx, id: number): Promise<TreeNode[]> =>
  addPaths(tx, await selectEntities(tx, { where: sql`entity.id = ${id}` }));

/**
 * First the companies with the text in their name, then the objects with the text in their name, then other objects: those
 * with the text in their address, or with every word of it in their name or in the name of something that they lie in (`eken
 * 1102`).
 */
export const searchTree = async (tx: Tx, text: string): Promise<TreeNode[]> => {
  const pattern = containsPattern(text);
  const companies = await selectCompanies(tx, sql`company.name ilike ${pattern}`, MAX_TREE_HITS);
  const entities = await selectEntities(tx, {
    where: sql`(${hasEntityName(text)} or entity.address ilike ${pattern})`,
    rank: sql`case when entity.name ilike ${pattern} then 0 else 1 end`,
    limit: MAX_TREE_HITS,
  });
  return [...companies, ...(await addPaths(tx, entities))];
};
