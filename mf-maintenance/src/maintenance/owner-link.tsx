import type { MaintenanceRow } from '@husrum/contract/maintenance';
import { routes } from '@husrum/contract/routes';
import { formatEntityName } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { maintenanceTexts } from './maintenance.texts';

/** The object or company that an activity is tied to, as a link. */
export const OwnerLink = ({ entity, company }: Pick<MaintenanceRow, 'entity' | 'company'>) => {
  if (entity) {
    return <AppLink to={routes.entity.detail({ id: entity.id })}>{formatEntityName(entity)}</AppLink>;
  }
  return company ? (
    <AppLink to={routes.company.detail({ id: company.id })}>{company.name}</AppLink>
  ) : (
    <span className="h-muted">{maintenanceTexts.removedOwner}</span>
  );
};
