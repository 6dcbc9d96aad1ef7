import { busEvent } from '@husrum/contract/bus';
import { fileCalls } from '@husrum/contract/file';
import {
  type InspectionRequirementDetail,
  inspectionKindInfo,
  inspectionResultLabel,
  inspectionResults,
  statutoryInspectionCalls,
} from '@husrum/contract/statutory-inspection';
import { today } from '@husrum/format';
import {
  DateField,
  FieldGrid,
  FullRow,
  MoneyField,
  RadioField,
  SchemaFormModal,
  TextAreaField,
  TextField,
  toOptions,
  useFormikContext,
} from '@husrum/forms';
import { FileField } from '@husrum/forms/file';
import { useApiMutation } from '@husrum/platform';
import { useRef } from 'react';
import { inspectionTexts } from './inspection.texts';
import { registerFormSchema, splitRemarks } from './register-inspection.schema';

interface Props {
  requirement: InspectionRequirementDetail;
  open: boolean;
  onClose: () => void;
}

/** The inspection report is uploaded to the object first. If that fails, nothing is registered. */
export const RegisterInspectionModal = ({
  requirement: { entity, kind, installation, planned },
  open,
  onClose,
}: Props) => {
  const info = inspectionKindInfo[kind];
  const upload = useApiMutation(fileCalls.upload, { publish: () => [busEvent('file.changed', {})] });
  const uploadedReport = useRef<{ file: File; id: number }>(undefined);
  /** Uploads the report and returns its id. If registering has failed after the upload, the next try reuses the id. */
  const uploadReport = async (file: File, performedOn: string): Promise<number> => {
    if (uploadedReport.current?.file === file) return uploadedReport.current.id;
    const { file: saved } = await upload.mutateAsync({
      body: {
        fileable_type: 'entity',
        fileable_id: entity.id,
        name: null,
        alias: null,
        notice: inspectionTexts.inspectionReportNotice(info.shortName, performedOn),
      },
      file,
    });
    uploadedReport.current = { file, id: saved.id };
    return saved.id;
  };
  const register = useApiMutation(statutoryInspectionCalls.register, {
    publish: () => [busEvent('inspection.changed', { entityId: entity.id })],
    successMessage: inspectionTexts.registered,
    onSuccess: onClose,
  });
  return (
    <SchemaFormModal
      title={inspectionTexts.registerTitle(info.shortName)}
      open={open}
      onClose={onClose}
      width={680}
      schema={registerFormSchema}
      initialValues={{
        entity_id: entity.id,
        kind,
        installation_id: installation?.id ?? null,
        performed_on: today(new Date()),
        result: 'APPROVED' as const,
        inspector_name: '',
        inspector_company: null,
        certificate_number: null,
        certificate_valid_to: null,
        reinspect_by: null,
        note: null,
        budget: null,
        cost: null,
        file_id: null,
        remark_lines: '',
        file: null,
      }}
      onSubmit={async ({ file, remark_lines, ...values }) => {
        const fileId = file ? await uploadReport(file, values.performed_on) : null;
        const body = { ...values, file_id: fileId, remarks: splitRemarks(remark_lines) };
        return register.mutateAsync({ body });
      }}
      submitLabel={inspectionTexts.register}
    >
      <FieldGrid>
        <FullRow>
          <DateField name="performed_on" />
        </FullRow>
        <MoneyField name="budget" {...(planned && { hint: inspectionTexts.plannedBudgetHint })} />
        <MoneyField name="cost" {...(planned && { hint: inspectionTexts.plannedCostHint })} />
        <FullRow>
          <RadioField name="result" options={toOptions(inspectionResults, inspectionResultLabel)} />
        </FullRow>
        <ReinspectionField />
        <TextField name="inspector_name" />
        <TextField name="inspector_company" />
        {info.needsCertifiedInspector && (
          <>
            <TextField name="certificate_number" />
            <DateField name="certificate_valid_to" />
          </>
        )}
        <FullRow>
          <TextAreaField name="remark_lines" rows={3} hint={inspectionTexts.remarksHint} />
        </FullRow>
        <FullRow>
          <TextAreaField name="note" rows={2} />
        </FullRow>
      </FieldGrid>
      <FileField />
    </SchemaFormModal>
  );
};

/** The last day of the reinspection, which only a rejected inspection needs. */
const ReinspectionField = () => {
  const { values } = useFormikContext<{ result: string }>();
  return values.result === 'REJECTED' ? <DateField name="reinspect_by" required /> : null;
};
