import { orNotFound, type RequestContext } from '@husrum/api-platform';
import type { Entity } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { toAreaHistory } from './area-history.rules';
import { listAreaVersions } from './area-version.store';
import { countInspections, findEntity, findEntityPath } from './entity.store';
import { entityTexts } from './entity.texts';
import { listEntityLeases } from './entity-lease.store';
import { findEntityRow } from './entity-list.store';
import { findEntityType } from './entity-type.store';
import { findNewAreaStart } from './new-area-start.store';

const toBreadcrumb = (company: Entity['company'], path: readonly { id: number; name: string }[]) => {
  const [self, ...parents] = path.toReversed();
  return [
    { title: entityTexts.overview, link: routes.entity.overview() },
    ...(company ? [{ title: company.name, link: routes.company.detail({ id: company.id }) }] : []),
    ...parents.reverse().map(({ id, name }) => ({ title: name, link: routes.entity.detail({ id }) })),
    { title: self?.name ?? '', link: null },
  ];
};

export const readEntity = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  id: number,
): Promise<Entity> => {
  const entity = orNotFound(await findEntity(tx, id));
  const row = orNotFound(await findEntityRow(tx, id));
  return {
    ...row,
    type: orNotFound(await findEntityType(tx, entity.entity_type_id)),
    postal_code: entity.postal_code,
    city: entity.city,
    country: entity.country,
    company_id: entity.company_id,
    parent_id: entity.parent_id,
    entity_type_id: entity.entity_type_id,
    fields: entity.fields,
    leases: await listEntityLeases(tx, entity),
    has_inspections: (await countInspections(tx, [id])) > 0,
    areas: toAreaHistory(await listAreaVersions(tx, id), clock.today()),
    new_area_start: await findNewAreaStart(tx, id, clock.today()),
    breadcrumb: toBreadcrumb(row.company, await findEntityPath(tx, id)),
    updated_at: entity.updated_at,
  };
};
