import './lease-name.css';
import { formatEntityName } from '@husrum/format';
import { EntityLabel } from '@husrum/ui';

interface Props {
  entity: { name: string; house?: string | null | undefined };
  tenant: { name: string } | null;
}

/** Object and tenant of a lease, with the house below: `Lgh 1001 · Bo Östlund`. */
export const LeaseName = ({ entity, tenant }: Props) => (
  <span
    className="e-lease-name e-lease-name--wide"
    title={[formatEntityName(entity), tenant?.name].filter(Boolean).join(' · ')}
  >
    <EntityLabel entity={entity}>{tenant && <span className="h-muted"> · {tenant.name}</span>}</EntityLabel>
  </span>
);
