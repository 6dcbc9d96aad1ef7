import './lease-name.css';

interface Props {
  entity: { name: string };
  tenant: { name: string } | null;
}

/** Object and tenant of a lease: `Lgh 1001 · Bo Östlund`. */
export const LeaseName = ({ entity, tenant }: Props) => (
  <span
    className="e-lease-name e-lease-name--wide"
    title={[entity.name, tenant?.name].filter(Boolean).join(' · ')}
  >
    {entity.name}
    {tenant && <span className="h-muted"> · {tenant.name}</span>}
  </span>
);
