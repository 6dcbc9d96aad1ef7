import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { type MaintenanceTemplate, maintenanceTemplateCalls } from '@husrum/contract/maintenance-template';
import { routes } from '@husrum/contract/routes';
import { useAppNavigate, useRouteId } from '@husrum/platform';
import { DateText, PageFrame, QueryContent, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useUrlTable } from '@husrum/ui/data';
import { useState } from 'react';
import { maintenanceSortable, templateActivityColumns } from '../maintenance/maintenance.columns';
import { useMaintenances } from '../maintenance/maintenance.queries';
import { maintenanceTexts } from '../maintenance/maintenance.texts';
import { SelectOwnerModal } from '../maintenance/select-owner.modal';
import { TaskNames } from '../maintenance/task-names';
import { useTemplate } from './maintenance-template.queries';
import { templateTexts } from './maintenance-template.texts';
import { useRemoveTemplate } from './use-remove-template';

export default function MaintenanceTemplateDetailScreen() {
  return (
    <QueryContent query={useTemplate(useRouteId())}>
      {(template) => <TemplateDetail key={template.id} template={template} />}
    </QueryContent>
  );
}

const TemplateDetail = ({ template }: { template: MaintenanceTemplate }) => {
  const { id, title, description, reschedule_in, tasks, activities_count, updated_at, breadcrumb } = template;
  const navigate = useAppNavigate();
  const [isSelectingOwner, setIsSelectingOwner] = useState(false);
  const remove = useRemoveTemplate(() => navigate(routes.template.overview(), { replace: true }));
  return (
    <PageFrame
      title={title}
      breadcrumb={breadcrumb}
      facts={[
        maintenanceTexts.repeatsAfter(reschedule_in),
        templateTexts.tasksCount(tasks.length),
        templateTexts.activitiesCount(activities_count),
        <>
          {templateTexts.lastChanged} <DateText value={updated_at} time />
        </>,
      ]}
      actions={
        <>
          <Button
            call={maintenanceTemplateCalls.update}
            icon={<EditOutlined />}
            onClick={() => navigate(routes.template.edit({ id }))}
          >
            {templateTexts.edit}
          </Button>
          <Button
            call={maintenanceCalls.create}
            type="primary"
            icon={<PlusOutlined />}
            onClick={() => setIsSelectingOwner(true)}
          >
            {maintenanceTexts.create}
          </Button>
        </>
      }
      menuActions={[
        {
          key: 'remove',
          call: maintenanceTemplateCalls.remove,
          label: templateTexts.remove,
          icon: <DeleteOutlined />,
          danger: true,
          onClick: () => void remove(template),
        },
      ]}
      aside={
        <Section title={maintenanceTexts.tasks}>
          <TaskNames tasks={tasks} />
        </Section>
      }
    >
      <Section title={templateTexts.description}>
        <p className="h-prose">{description}</p>
      </Section>
      <TemplateActivities templateId={id} />
      <SelectOwnerModal open={isSelectingOwner} onClose={() => setIsSelectingOwner(false)} templateId={id} />
    </PageFrame>
  );
};

const TemplateActivities = ({ templateId }: { templateId: number }) => {
  const table = useUrlTable({
    path: routes.template.detail({ id: templateId }),
    sortable: maintenanceSortable,
  });
  return (
    <Section title={templateTexts.activities} flush>
      <UrlTable
        table={table}
        query={useMaintenances({ ...table.query, template_id: templateId })}
        columns={templateActivityColumns}
        rowKey={(row) => row.id}
        rowLink={(row) => routes.maintenance.detail({ id: row.id })}
        label={templateTexts.activities}
        empty={{ title: templateTexts.noActivities }}
      />
    </Section>
  );
};
