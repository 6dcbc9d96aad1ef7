import { busEvent } from '@husrum/contract/bus';
import { type MaintenanceTemplate, maintenanceTemplateCalls } from '@husrum/contract/maintenance-template';
import { routes } from '@husrum/contract/routes';
import { SchemaForm } from '@husrum/forms';
import { useApiMutation, useAppNavigate, useRouteId } from '@husrum/platform';
import { PageFrame, QueryContent, Section } from '@husrum/ui';
import { toTaskRows } from '../maintenance/task-list.rules';
import { TemplateFields } from './maintenance-template.fields';
import { useTemplate } from './maintenance-template.queries';
import { templateTexts } from './maintenance-template.texts';

export default function MaintenanceTemplateEditScreen() {
  return (
    <QueryContent query={useTemplate(useRouteId())}>
      {(template) => <EditTemplate key={template.id} template={template} />}
    </QueryContent>
  );
}

const EditTemplate = ({ template }: { template: MaintenanceTemplate }) => {
  const { id, title, description, reschedule_in, tasks, activities_count, updated_at } = template;
  const navigate = useAppNavigate();
  const back = routes.template.detail({ id });
  const save = useApiMutation(maintenanceTemplateCalls.update, {
    publish: () => [busEvent('maintenanceTemplate.changed', { templateId: id })],
    successMessage: templateTexts.updated,
    onSuccess: () => navigate(back, { replace: true }),
  });
  return (
    <PageFrame
      narrow
      title={templateTexts.editTitle(title)}
      breadcrumb={[
        { title: templateTexts.title, link: routes.template.overview() },
        { title, link: back },
        { title: templateTexts.edit, link: null },
      ]}
      facts={[activities_count > 0 && templateTexts.keepsActivities]}
    >
      <Section>
        <SchemaForm
          schema={maintenanceTemplateCalls.update.body}
          call={maintenanceTemplateCalls.update}
          initialValues={{ id, title, description, reschedule_in, tasks: toTaskRows(tasks), updated_at }}
          onSubmit={(body) => save.mutateAsync({ body })}
          submitLabel={templateTexts.save}
          onCancel={() => navigate(back)}
        >
          <TemplateFields />
        </SchemaForm>
      </Section>
    </PageFrame>
  );
};
