import { busEvent } from '@husrum/contract/bus';
import { maintenanceTemplateCalls } from '@husrum/contract/maintenance-template';
import { routes } from '@husrum/contract/routes';
import { SchemaForm } from '@husrum/forms';
import { useApiMutation, useAppNavigate } from '@husrum/platform';
import { PageFrame, Section } from '@husrum/ui';
import { TemplateFields } from './maintenance-template.fields';
import { templateTexts } from './maintenance-template.texts';

export default function MaintenanceTemplateCreateScreen() {
  const navigate = useAppNavigate();
  const save = useApiMutation(maintenanceTemplateCalls.create, {
    publish: ({ id }) => [busEvent('maintenanceTemplate.created', { templateId: id })],
    successMessage: templateTexts.created,
    onSuccess: ({ id }) => navigate(routes.template.detail({ id }), { replace: true }),
  });
  return (
    <PageFrame
      narrow
      title={templateTexts.create}
      breadcrumb={[
        { title: templateTexts.title, link: routes.template.overview() },
        { title: templateTexts.create, link: null },
      ]}
    >
      <Section>
        <SchemaForm
          schema={maintenanceTemplateCalls.create.body}
          call={maintenanceTemplateCalls.create}
          initialValues={{ title: '', description: '', reschedule_in: null, tasks: [] }}
          onSubmit={(body) => save.mutateAsync({ body })}
          submitLabel={templateTexts.create}
          onCancel={() => navigate(routes.template.overview())}
        >
          <TemplateFields />
        </SchemaForm>
      </Section>
    </PageFrame>
  );
}
