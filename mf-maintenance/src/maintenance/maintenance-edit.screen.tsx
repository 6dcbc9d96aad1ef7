import { busEvent } from '@husrum/contract/bus';
import { canEditMaintenance, type Maintenance, maintenanceCalls } from '@husrum/contract/maintenance';
import { routes } from '@husrum/contract/routes';
import { SchemaForm } from '@husrum/forms';
import { AppLink, useApiMutation, useAppNavigate, useRouteId } from '@husrum/platform';
import { PageFrame, QueryContent, Section, StatusTag } from '@husrum/ui';
import { Alert } from '@husrum/ui/core';
import { ContentFields, PlanFields } from './maintenance.fields';
import { useMaintenance } from './maintenance.queries';
import { maintenanceTexts } from './maintenance.texts';
import { toCallBody, toDayAndTime, updateFormSchema } from './maintenance-form.schema';
import { toTaskRows } from './task-list.rules';

export default function MaintenanceEditScreen() {
  return (
    <QueryContent query={useMaintenance(useRouteId())}>
      {(maintenance) => <EditMaintenance key={maintenance.id} maintenance={maintenance} />}
    </QueryContent>
  );
}

const EditMaintenance = ({ maintenance }: { maintenance: Maintenance }) => {
  const { id, title, status } = maintenance;
  const link = routes.maintenance.detail({ id });
  return (
    <PageFrame
      narrow
      title={maintenanceTexts.editTitle(title)}
      status={<StatusTag kind="maintenance" value={status} />}
      breadcrumb={[
        { title: maintenanceTexts.title, link: routes.maintenance.overview() },
        { title, link },
        { title: maintenanceTexts.edit, link: null },
      ]}
    >
      {canEditMaintenance(status) ? (
        <MaintenanceForm maintenance={maintenance} />
      ) : (
        <Alert
          type="info"
          showIcon
          title={maintenanceTexts.notEditable}
          description={<AppLink to={link}>{maintenanceTexts.toActivity}</AppLink>}
        />
      )}
    </PageFrame>
  );
};

const MaintenanceForm = ({ maintenance }: { maintenance: Maintenance }) => {
  const { id, title, description, reschedule_in, tasks, scheduled_at, updated_at } = maintenance;
  const { responsible, responsible_id, budget } = maintenance;
  const navigate = useAppNavigate();
  const back = routes.maintenance.detail({ id });
  const save = useApiMutation(maintenanceCalls.update, {
    publish: () => [busEvent('maintenance.changed', { maintenanceId: id })],
    successMessage: maintenanceTexts.updated,
    onSuccess: () => navigate(back, { replace: true }),
  });
  return (
    <Section>
      <SchemaForm
        schema={updateFormSchema}
        call={maintenanceCalls.update}
        initialValues={{
          id,
          title,
          description,
          reschedule_in,
          tasks: toTaskRows(tasks),
          ...toDayAndTime(scheduled_at),
          responsible_id,
          budget,
          updated_at,
        }}
        onSubmit={(values) => save.mutateAsync({ body: toCallBody(values) })}
        submitLabel={maintenanceTexts.save}
        onCancel={() => navigate(back)}
      >
        <ContentFields />
        <PlanFields responsible={responsible} />
      </SchemaForm>
    </Section>
  );
};
