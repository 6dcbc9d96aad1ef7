import type { MaintenanceTemplateRow } from '@husrum/contract/maintenance-template';
import { FormItem, useFormField, useFormikContext } from '@husrum/forms';
import { Select } from '@husrum/ui/choice';
import { maintenanceTexts } from './maintenance.texts';
import { toNewTaskRows } from './task-list.rules';

/** The values of the form that come from a template. */
export const deriveFromTemplate = ({
  id,
  title,
  description,
  reschedule_in,
  tasks,
}: MaintenanceTemplateRow) => ({
  template_id: id,
  title,
  description,
  reschedule_in,
  tasks: toNewTaskRows(tasks),
});

/** The option for an activity without a template. No template has the id 0. */
const noTemplateOption = { value: 0, label: maintenanceTexts.noTemplate };

/** Selects a template, which fills in and locks the content. Without one, the content stays and can be changed. */
export const TemplateField = ({ templates }: { templates: readonly MaintenanceTemplateRow[] }) => {
  const field = useFormField({ name: 'template_id' });
  const { values, setValues } = useFormikContext<object>();
  const select = (id: number) => {
    const template = templates.find((one) => one.id === id);
    void setValues({ ...values, ...(template ? deriveFromTemplate(template) : { template_id: null }) });
  };
  return (
    <FormItem field={field} hint={typeof field.value === 'number' && maintenanceTexts.templateHint}>
      <Select<number>
        {...field.controlProps}
        showSearch={{ optionFilterProp: 'label' }}
        options={[noTemplateOption, ...templates.map(({ id, title }) => ({ value: id, label: title }))]}
        value={typeof field.value === 'number' ? field.value : noTemplateOption.value}
        onChange={select}
      />
    </FormItem>
  );
};
