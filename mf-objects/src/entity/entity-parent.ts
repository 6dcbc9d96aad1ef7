import type { Company } from '@husrum/contract/company';
import type { Entity, EntityInput, EntityType } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import type { Crumb } from '@husrum/ui';

export const parentKinds = ['company', 'entity'] as const;
export type ParentKind = (typeof parentKinds)[number];
export const isParentKind = (value: string | undefined): value is ParentKind =>
  parentKinds.some((kind) => kind === value);

/** Where a new object is going to stand. */
export interface Parent {
  name: string;
  link: string;
  breadcrumb: readonly Crumb[];
  /** The type of a parent that is an object; its children have higher levels. */
  type: Pick<EntityType, 'name' | 'level'> | undefined;
  /** What a new object has in common with it. */
  place: Pick<EntityInput, 'company_id' | 'parent_id' | 'address' | 'postal_code' | 'city' | 'country'>;
}

const addressOf = ({ address, postal_code, city, country }: Company | Entity) => ({
  address,
  postal_code,
  city,
  country,
});

export const ofCompany = (company: Company): Parent => ({
  name: company.name,
  link: routes.company.detail({ id: company.id }),
  breadcrumb: company.breadcrumb,
  type: undefined,
  place: { company_id: company.id, parent_id: null, ...addressOf(company) },
});

export const ofEntity = (entity: Entity): Parent => ({
  name: entity.name,
  link: routes.entity.detail({ id: entity.id }),
  breadcrumb: entity.breadcrumb,
  type: entity.type,
  place: { company_id: entity.company_id, parent_id: entity.id, ...addressOf(entity) },
});

/** The types that may stand under a parent. */
export const typesUnder = (
  types: readonly EntityType[],
  parent: Pick<EntityType, 'level'> | null | undefined,
): EntityType[] => types.filter(({ level }) => !parent || level > parent.level);
