import type { PortalState, TenantStatus } from './tenant.calls';

export const tenantStatusLabel: Readonly<Record<TenantStatus, string>> = {
  ACTIVE: 'Aktiv',
  INACTIVE: 'Inaktiv',
};

export const inviteExpiredLabel = 'Länken har gått ut';
export const portalStateLabel: Readonly<Record<PortalState, string>> = {
  NOT_INVITED: 'Ej inbjuden',
  INVITED: 'Inbjudan skickad',
  ACTIVE: 'Aktivt konto',
};
