import type { Company } from '@husrum/contract/company';
import type { Entity, EntityInput, EntityType } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { formatEntityName } from '@husrum/format';
import type { BreadcrumbItem } from '@husrum/ui';

export const parentKinds = ['company', 'entity'] as const;
export type ParentKind = (typeof parentKinds)[number];
export const isParentKind = (value: string | undefined): value is ParentKind =>
  parentKinds.some((kind) => kind === value);

/** Where an object lies: directly in a company, or under an object that belongs to the company. */
export type EntityPlace = Pick<Entity, 'company' | 'parent'>;

/** The company or object that a new object is created under. */
export interface Parent {
  name: string;
  link: string;
  breadcrumb: readonly BreadcrumbItem[];
  /** The type of a parent that is an object. It is undefined for a company, under which any type is possible. */
  type: Pick<EntityType, 'name' | 'level'> | undefined;
  /** The values that a new object takes over from its parent. */
  defaults: Pick<EntityInput, 'company_id' | 'parent_id' | 'address' | 'postal_code' | 'city' | 'country'>;
}

const pickAddress = ({ address, postal_code, city, country }: Company | Entity) => ({
  address,
  postal_code,
  city,
  country,
});

export const toParentCompany = (company: Company): Parent => ({
  name: company.name,
  link: routes.company.detail({ id: company.id }),
  breadcrumb: company.breadcrumb,
  type: undefined,
  defaults: { company_id: company.id, parent_id: null, ...pickAddress(company) },
});

export const toParentEntity = (entity: Entity): Parent => ({
  name: formatEntityName(entity),
  link: routes.entity.detail({ id: entity.id }),
  breadcrumb: entity.breadcrumb,
  type: entity.type,
  defaults: { company_id: entity.company_id, parent_id: entity.id, ...pickAddress(entity) },
});

/** The types that an object under this parent may have: those of a higher level, which are further down in the tree. */
export const listChildTypes = (
  types: readonly EntityType[],
  parent: Pick<EntityType, 'level'> | null | undefined,
): EntityType[] => types.filter(({ level }) => !parent || level > parent.level);
