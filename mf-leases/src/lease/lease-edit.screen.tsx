import { busEvent } from '@husrum/contract/bus';
import { type Lease, leaseCalls, leaseTermsFields } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { formatEntityName } from '@husrum/format';
import { SchemaForm, useConfirmRent } from '@husrum/forms';
import { useApiMutation, useAppNavigate, useRouteId } from '@husrum/platform';
import { appendBreadcrumb, PageFrame, QueryContent, Section } from '@husrum/ui';
import { EarlierStartFields } from './earlier-start.fields';
import { EndedLease } from './ended-lease';
import { useLease } from './lease.queries';
import { leaseTexts } from './lease.texts';
import { LeaseTermsFields } from './lease-terms.fields';
import { toLeaseUpdate } from './lease-update.rules';
import { ScheduledAdjustmentsAlert } from './scheduled-adjustments.alert';

/** Only the dialog for the end calls off a lease: here the end is not before the start. */
const schema = leaseCalls.update.body?.shape({ stop: leaseTermsFields.stop });

export default function LeaseEditScreen() {
  const id = useRouteId();
  return (
    <QueryContent query={useLease(id)}>{(lease) => <EditLease key={lease.id} lease={lease} />}</QueryContent>
  );
}

const EditLease = ({ lease }: { lease: Lease }) => {
  const { id, entity, area } = lease;
  const navigate = useAppNavigate();
  const confirmRent = useConfirmRent();
  const back = routes.lease.detail({ id });
  const save = useApiMutation(leaseCalls.update, {
    publish: () => [busEvent('lease.changed', { leaseId: id })],
    successMessage: leaseTexts.saved,
    onSuccess: () => navigate(back, { replace: true }),
  });
  return (
    <PageFrame
      narrow
      title={leaseTexts.editTitle(formatEntityName(entity))}
      breadcrumb={appendBreadcrumb(lease, back, leaseTexts.edit)}
      facts={[lease.primary_tenant?.name]}
    >
      <Section>
        {lease.state.status === 'inactive' ? (
          <EndedLease lease={lease} />
        ) : (
          <SchemaForm
            schema={schema}
            initialValues={{ ...toLeaseUpdate(lease), missed_adjustments_from: null }}
            confirm={(body) => confirmRent(lease, body, area)}
            onSubmit={(body) => save.mutateAsync({ body })}
            submitLabel={leaseTexts.save}
            onCancel={() => navigate(back)}
          >
            <LeaseTermsFields
              area={area}
              entityKind={entity.type.kind}
              newTermsStart={lease.new_terms_start}
              rentNotice={
                <>
                  <ScheduledAdjustmentsAlert lease={lease} />
                  <EarlierStartFields lease={lease} />
                </>
              }
              tenantId={lease.primary_tenant?.id}
            />
          </SchemaForm>
        )}
      </Section>
    </PageFrame>
  );
};
