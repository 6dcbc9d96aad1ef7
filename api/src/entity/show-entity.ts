import type { Entity } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import type { Tx } from '../platform/db';
import { orNotFound } from '../platform/errors';
import { findEntity, pathTo } from './entity.store';
import { leasesOf } from './entity-lease.store';
import { findRow } from './entity-list.store';
import { findType } from './entity-type.store';

const breadcrumbOf = (company: Entity['company'], path: readonly { id: number; name: string }[]) => {
  const [self, ...above] = path.toReversed();
  return [
    { title: 'Objekt', link: routes.entity.overview() },
    ...(company ? [{ title: company.name, link: routes.company.detail({ id: company.id }) }] : []),
    ...above.reverse().map(({ id, name }) => ({ title: name, link: routes.entity.detail({ id }) })),
    { title: self?.name ?? '', link: null },
  ];
};

export const showEntity = async (tx: Tx, id: number): Promise<Entity> => {
  const entity = orNotFound(await findEntity(tx, id));
  const row = orNotFound(await findRow(tx, id));
  return {
    ...row,
    type: orNotFound(await findType(tx, entity.entity_type_id)),
    postal_code: entity.postal_code,
    city: entity.city,
    country: entity.country,
    company_id: entity.company_id,
    parent_id: entity.parent_id,
    entity_type_id: entity.entity_type_id,
    fields: entity.fields,
    leases: await leasesOf(tx, entity),
    breadcrumb: breadcrumbOf(row.company, await pathTo(tx, id)),
    updated_at: entity.updated_at,
  };
};
