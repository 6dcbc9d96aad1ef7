import type { ReportDefinition } from '@husrum/contract/report';
import { exportFormatLabel, exportFormats } from '@husrum/contract/report-export';
import {
  maxScheduleDay,
  reportScheduleLabel,
  reportSchedules,
  type SavedReport,
  savedReportChanges,
  savedReportInput,
  scheduleInput,
  weekdayLabel,
} from '@husrum/contract/saved-report';
import {
  CheckboxField,
  FormItem,
  RadioField,
  SchemaFormModal,
  SelectField,
  TextField,
  toOptions,
  useFormField,
  useFormikContext,
} from '@husrum/forms';
import { MultiSelect, Radio } from '@husrum/ui/choice';
import {
  useCreateSavedReport,
  useReportRecipients,
  useScheduleReport,
  useUpdateSavedReport,
} from './saved-report.queries';
import { savedReportTexts } from './saved-report.texts';

interface ModalProps {
  open: boolean;
  onClose: () => void;
}

interface SaveProps extends ModalProps {
  definition: ReportDefinition;
  suggestedName: string;
  onSaved: (report: SavedReport) => void;
}

/** Saves the report of the builder as the user's own report. */
export const SaveReportModal = ({ open, onClose, definition, suggestedName, onSaved }: SaveProps) => {
  const create = useCreateSavedReport((report) => {
    onClose();
    onSaved(report);
  });
  return (
    <SchemaFormModal
      title={savedReportTexts.saveTitle}
      open={open}
      onClose={onClose}
      schema={savedReportInput}
      initialValues={{ name: suggestedName, is_shared: false, definition }}
      onSubmit={(body) => create.mutateAsync({ body })}
      submitLabel={savedReportTexts.save}
    >
      <TextField name="name" label={savedReportTexts.name} />
      <CheckboxField name="is_shared" label={savedReportTexts.isShared} />
    </SchemaFormModal>
  );
};

interface ReportProps extends ModalProps {
  report: SavedReport;
}

/** Changes the name of a saved report, and whether it is shared. */
export const RenameOrShareReportModal = ({ open, onClose, report: { id, name, is_shared } }: ReportProps) => {
  const update = useUpdateSavedReport(onClose);
  return (
    <SchemaFormModal
      title={savedReportTexts.renameTitle(name)}
      open={open}
      onClose={onClose}
      schema={savedReportChanges}
      initialValues={{ name, is_shared }}
      onSubmit={(body) => update.mutateAsync({ params: { id }, body })}
      submitLabel={savedReportTexts.submitName}
    >
      <TextField name="name" label={savedReportTexts.name} />
      <CheckboxField name="is_shared" label={savedReportTexts.isShared} />
    </SchemaFormModal>
  );
};

const weekdays = toOptions([1, 2, 3, 4, 5, 6, 7], weekdayLabel);
const monthDays = toOptions(Array.from({ length: maxScheduleDay('MONTHLY') }, (_day, index) => index + 1));

/** The value of the radio button for a report that is never mailed. Its schedule is null, which a radio button cannot have. */
const NEVER = '';
const frequencies = [
  ...toOptions([NEVER], { [NEVER]: savedReportTexts.never }),
  ...toOptions(reportSchedules, reportScheduleLabel),
];

/** Monday, or the first day of the month. */
const FIRST_DAY = 1;

const FrequencyField = () => {
  const field = useFormField({ name: 'schedule', label: savedReportTexts.frequency });
  const { values, setFieldValue } = useFormikContext<{ day: number }>();
  const change = (frequency: unknown) => {
    const schedule = reportSchedules.find((each) => each === frequency) ?? null;
    field.setValue(schedule);
    // A week has no 31st day.
    if (schedule !== null && values.day > maxScheduleDay(schedule)) void setFieldValue('day', FIRST_DAY);
  };
  return (
    <FormItem field={field} group>
      <Radio.Group
        id={field.id}
        name={field.id}
        className="h-field__radios"
        aria-labelledby={`${field.id}-label`}
        options={frequencies}
        value={typeof field.value === 'string' ? field.value : NEVER}
        onChange={({ target }) => change(target.value)}
      />
    </FormItem>
  );
};

const RecipientsField = () => {
  const field = useFormField({ name: 'recipient_ids', label: savedReportTexts.recipients });
  const { data, isPending } = useReportRecipients();
  return (
    <FormItem field={field}>
      <MultiSelect
        {...field.controlProps}
        status={field.error ? 'error' : undefined}
        placeholder={savedReportTexts.recipientsPlaceholder}
        loading={isPending}
        showSearch={{ optionFilterProp: 'label' }}
        options={data?.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` }))}
        value={Array.isArray(field.value) ? field.value.map(Number) : []}
        onChange={(ids: number[]) => field.setValue(ids)}
        onBlur={field.onBlur}
      />
    </FormItem>
  );
};

/** The fields that a schedule needs. Renders nothing without a schedule. */
const ScheduleFields = () => {
  const { values } = useFormikContext<{ schedule: string | null }>();
  if (values.schedule !== 'WEEKLY' && values.schedule !== 'MONTHLY') return null;
  return (
    <>
      {values.schedule === 'WEEKLY' ? (
        <SelectField name="day" label={savedReportTexts.weekday} options={weekdays} />
      ) : (
        <SelectField
          name="day"
          label={savedReportTexts.monthDay}
          hint={savedReportTexts.monthDayHint}
          options={monthDays}
        />
      )}
      <RadioField
        name="format"
        label={savedReportTexts.format}
        options={toOptions(exportFormats, exportFormatLabel)}
      />
      <RecipientsField />
    </>
  );
};

export const ScheduleReportModal = ({ open, onClose, report }: ReportProps) => {
  const { id, name, schedule, day, format, recipient_ids } = report;
  const save = useScheduleReport(onClose);
  return (
    <SchemaFormModal
      title={savedReportTexts.scheduleTitle(name)}
      open={open}
      onClose={onClose}
      schema={scheduleInput}
      initialValues={{ schedule, day: day ?? FIRST_DAY, format, recipient_ids }}
      onSubmit={(body) => save.mutateAsync({ params: { id }, body })}
      submitLabel={savedReportTexts.submitSchedule}
    >
      <FrequencyField />
      <ScheduleFields />
    </SchemaFormModal>
  );
};
