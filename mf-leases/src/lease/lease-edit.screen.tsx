import { busEvent } from '@husrum/contract/bus';
import { type Lease, leaseCalls } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { SchemaForm } from '@husrum/forms';
import { useGo, useRouteId, useSave } from '@husrum/platform';
import { crumbsUnder, Loaded, PageFrame, Section } from '@husrum/ui';
import { useLease } from './lease.queries';
import { texts } from './lease.texts';
import { leaseBody } from './lease-body.rules';
import { LeaseTermsFields } from './lease-terms.fields';

export default function LeaseEditScreen() {
  const id = useRouteId();
  return <Loaded query={useLease(id)}>{(lease) => <EditLease key={lease.id} lease={lease} />}</Loaded>;
}

const EditLease = ({ lease }: { lease: Lease }) => {
  const { id, entity, area } = lease;
  const go = useGo();
  const back = routes.lease.detail({ id });
  const save = useSave(leaseCalls.update, {
    publish: () => [busEvent('lease.changed', { leaseId: id })],
    success: texts.saved,
    onDone: () => go(back, { replace: true }),
  });
  return (
    <PageFrame
      narrow
      title={`Redigera ${entity.name}`}
      breadcrumb={crumbsUnder(lease, back, texts.edit)}
      facts={[lease.primary_tenant?.name]}
    >
      <Section>
        <SchemaForm
          schema={leaseCalls.update.body}
          initial={{ ...leaseBody(lease) }}
          onSubmit={(body) => save.mutateAsync({ body })}
          submitLabel="Spara"
          onCancel={() => go(back)}
        >
          <LeaseTermsFields area={area} kind={entity.type.kind} />
        </SchemaForm>
      </Section>
    </PageFrame>
  );
};
