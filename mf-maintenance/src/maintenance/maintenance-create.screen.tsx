import { busEvent } from '@husrum/contract/bus';
import { isMaintenanceOwner, type MaintenanceOwner, maintenanceCalls } from '@husrum/contract/maintenance';
import type { MaintenanceTemplateRow } from '@husrum/contract/maintenance-template';
import { routes } from '@husrum/contract/routes';
import { SchemaForm, useFormikContext } from '@husrum/forms';
import { AppLink, useApiMutation, useAppNavigate, useRouteId } from '@husrum/platform';
import { PageFrame, QueryContent, Section, useUrlState } from '@husrum/ui';
import { Navigate, useParams } from 'react-router-dom';
import { useAllTemplates } from '../maintenance-template/maintenance-template.queries';
import { ContentFields, PlanFields } from './maintenance.fields';
import { maintenanceTexts } from './maintenance.texts';
import { createFormSchema, toCallBody } from './maintenance-form.schema';
import { type OwnerPage, useMaintenanceOwner } from './maintenance-owner.queries';
import { deriveFromTemplate, TemplateField } from './template.field';

/** The page of a template links here with `?template=7`: the form then starts with that template. */
export default function MaintenanceCreateScreen() {
  const { type } = useParams();
  const id = useRouteId();
  return type !== undefined && isMaintenanceOwner(type) ? (
    <LoadedForm key={`${type}-${id}`} type={type} id={id} />
  ) : (
    <Navigate to={routes.session.notFound()} replace />
  );
}

interface OwnerProps {
  type: MaintenanceOwner;
  id: number;
}

const LoadedForm = ({ type, id }: OwnerProps) => {
  const templates = useAllTemplates();
  return (
    <QueryContent query={useMaintenanceOwner(type, id)}>
      {(owner) => (
        <QueryContent query={templates}>
          {(rows) => <CreateMaintenance type={type} id={id} owner={owner} templates={rows} />}
        </QueryContent>
      )}
    </QueryContent>
  );
};

interface Props extends OwnerProps {
  owner: OwnerPage;
  templates: readonly MaintenanceTemplateRow[];
}

/** Clears the values that the server copies from the template. */
const removeTemplateValues = <B extends { template_id: number | null }>(body: B) =>
  body.template_id === null
    ? body
    : { ...body, title: null, description: null, reschedule_in: null, tasks: [] };

const CreateMaintenance = ({ type, id, owner, templates }: Props) => {
  const navigate = useAppNavigate();
  const [templateParam] = useUrlState('template');
  const template = templates.find((one) => String(one.id) === templateParam);
  const save = useApiMutation(maintenanceCalls.create, {
    publish: (activity) => [busEvent('maintenance.created', { maintenanceId: activity.id })],
    successMessage: maintenanceTexts.created,
    onSuccess: (activity) => navigate(routes.maintenance.detail({ id: activity.id }), { replace: true }),
  });
  const content = template
    ? deriveFromTemplate(template)
    : { template_id: null, title: '', description: '', reschedule_in: null, tasks: [] };
  return (
    <PageFrame
      narrow
      title={maintenanceTexts.create}
      breadcrumb={[
        { title: maintenanceTexts.title, link: routes.maintenance.overview() },
        { title: maintenanceTexts.create, link: null },
      ]}
      facts={[
        <>
          {maintenanceTexts.about} <AppLink to={owner.link}>{owner.name}</AppLink>
        </>,
      ]}
    >
      <Section>
        <SchemaForm
          schema={createFormSchema}
          call={maintenanceCalls.create}
          initialValues={{
            entity_id: type === 'entity' ? id : null,
            company_id: type === 'company' ? id : null,
            ...content,
            scheduled_at: null,
            scheduled_time: null,
            responsible_id: null,
            budget: null,
          }}
          onSubmit={(values) => save.mutateAsync({ body: removeTemplateValues(toCallBody(values)) })}
          submitLabel={maintenanceTexts.create}
          onCancel={() => navigate(owner.link)}
        >
          {templates.length > 0 && <TemplateField templates={templates} />}
          <LockableContent />
          <PlanFields />
        </SchemaForm>
      </Section>
    </PageFrame>
  );
};

const LockableContent = () => {
  const { values } = useFormikContext<{ template_id: number | null }>();
  return <ContentFields locked={values.template_id !== null} />;
};
