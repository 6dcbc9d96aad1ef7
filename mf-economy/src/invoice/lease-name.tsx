import './invoice.columns.css';

interface Named {
  entity: { name: string };
  tenant: { name: string } | null;
}

/** `Lgh 1001 · Bo Östlund`: what is let, and to whom. */
export const LeaseName = ({ of: { entity, tenant } }: { of: Named }) => (
  <span
    className="e-lease-name e-lease-name--roomy"
    title={[entity.name, tenant?.name].filter(Boolean).join(' · ')}
  >
    {entity.name}
    {tenant && <span className="h-muted"> · {tenant.name}</span>}
  </span>
);
