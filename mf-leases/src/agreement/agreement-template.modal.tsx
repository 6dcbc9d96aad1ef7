import FilePdfOutlined from '@ant-design/icons/es/icons/FilePdfOutlined';
import {
  agreementCalls,
  agreementTemplateInput,
  type IndexSeries,
  indexSeries,
  indexSeriesLabel,
  type TemplateKind,
  templateKindLabel,
  templateKinds,
} from '@husrum/contract/agreement';
import type { Lease } from '@husrum/contract/lease';
import { formatEntityName } from '@husrum/format';
import {
  FieldGrid,
  FormSection,
  MoneyField,
  NumberField,
  PercentField,
  RadioField,
  SchemaFormModal,
  TextAreaField,
  TextField,
  toOptions,
  useFormikContext,
} from '@husrum/forms';
import { QueryContent } from '@husrum/ui';
import { Alert, Button } from '@husrum/ui/core';
import { useLease } from '../lease/lease.queries';
import { openTemplatePreview, useCreateFromTemplate } from './agreement.queries';
import { agreementTexts } from './agreement.texts';

/** A `vacancies` object is a cellar or a store room (Utrymme). Nobody lives there, so it is let as premises (JB 12:1). */
const toTemplateKind = (entityKind: string): TemplateKind => {
  if (entityKind === 'premises' || entityKind === 'vacancies') return 'PREMISES';
  return entityKind === 'parkings' ? 'PARKING' : 'DWELLING';
};
const MODAL_WIDTH = 640;

interface Props {
  leaseId: number;
  onClose: () => void;
}

/** Creates an agreement from a template of the product, filled in with the data of the lease. */
export const AgreementTemplateModal = ({ leaseId, onClose }: Props) => (
  <QueryContent query={useLease(leaseId)} skeleton={null}>
    {(lease) => <TemplateForm lease={lease} onClose={onClose} />}
  </QueryContent>
);

const TemplateForm = ({ lease, onClose }: { lease: Lease; onClose: () => void }) => {
  const create = useCreateFromTemplate(lease.id, onClose);
  const initialValues = {
    lease_id: lease.id,
    kind: toTemplateKind(lease.entity.type.kind),
    name: agreementTexts.defaultName(formatEntityName(lease.entity)),
    deposit: null,
    index_share: null,
    index_series: '2020' as const,
    index_base: null,
    index_base_year: null,
    special_terms: null,
  };
  return (
    <SchemaFormModal
      title={agreementTexts.fromTemplate}
      open
      onClose={onClose}
      width={MODAL_WIDTH}
      schema={agreementTemplateInput}
      call={agreementCalls.createFromTemplate}
      initialValues={initialValues}
      onSubmit={(body) => create.mutateAsync({ body })}
      submitLabel={agreementTexts.createFromTemplate}
      actions={<PreviewButton />}
    >
      <Alert type="info" showIcon title={agreementTexts.templateIntro} />
      <TextField name="name" />
      <RadioField name="kind" options={toOptions(templateKinds, templateKindLabel)} />
      <MoneyField name="deposit" hint={agreementTexts.depositHint} />
      <IndexFields />
      <TextAreaField name="special_terms" hint={agreementTexts.specialTermsHint} />
    </SchemaFormModal>
  );
};

const IndexFields = () => {
  const { values } = useFormikContext<{ kind: TemplateKind; index_series: IndexSeries }>();
  return values.kind === 'PREMISES' ? (
    <FormSection title={agreementTexts.indexTitle} text={agreementTexts.indexText}>
      <PercentField name="index_share" />
      <RadioField name="index_series" options={toOptions(indexSeries, indexSeriesLabel)} />
      <FieldGrid>
        <NumberField name="index_base_year" decimals={0} />
        <NumberField
          name="index_base"
          hint={agreementTexts.indexBaseHint(indexSeriesLabel[values.index_series])}
        />
      </FieldGrid>
    </FormSection>
  ) : null;
};

/** Validates the form first, as the submit button does. With errors, shows them and opens no preview. */
const PreviewButton = () => {
  const { values, validateForm, setTouched } = useFormikContext<Record<string, unknown>>();
  const preview = async () => {
    const errors = await validateForm();
    await setTouched(Object.fromEntries(Object.keys(errors).map((name) => [name, true])), false);
    if (Object.keys(errors).length > 0) return;
    await openTemplatePreview(agreementTemplateInput.cast(values, { stripUnknown: true }));
  };
  return (
    <Button icon={<FilePdfOutlined />} onClick={() => void preview()}>
      {agreementTexts.preview}
    </Button>
  );
};
