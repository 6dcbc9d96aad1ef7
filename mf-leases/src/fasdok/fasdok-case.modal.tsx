import { type FasdokTemplate, fasdokCalls, fasdokCaseInput } from '@husrum/contract/fasdok';
import { routes } from '@husrum/contract/routes';
import { SchemaFormModal, SelectField, useFormikContext } from '@husrum/forms';
import { AppLink } from '@husrum/platform';
import { ErrorState, ModalForm, RowsSkeleton } from '@husrum/ui';
import { Alert, Button } from '@husrum/ui/core';
import { useEffect } from 'react';
import * as yup from 'yup';
import { isNotConnected, useCreateCase, useFasdokOrganizations, useFasdokTemplates } from './fasdok.queries';
import { fasdokTexts } from './fasdok.texts';

/** The version is set when a template is selected. Without a template only the template is reported as missing, not the version. */
const schema = fasdokCaseInput.omit(['lease_id']).shape({
  activeVersionNumber: yup
    .number()
    .required()
    .when('template_id', ([template], version) => (template ? version : version.nullable().notRequired())),
});

interface Props {
  leaseId: number;
  onClose: () => void;
}

/** Creates an agreement in FASDOK from a template of the selected organization. */
export const FasdokCaseModal = ({ leaseId, onClose }: Props) => {
  const { data, error, refetch } = useFasdokOrganizations();
  const create = useCreateCase(leaseId, onClose);
  if (data === undefined)
    return (
      <ModalForm title={fasdokTexts.title} open onClose={onClose}>
        {error === null ? (
          <RowsSkeleton rows={3} />
        ) : isNotConnected(error) ? (
          <NotConnected message={error.message} onClose={onClose} />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} compact />
        )}
      </ModalForm>
    );
  return (
    <SchemaFormModal
      title={fasdokTexts.title}
      open
      onClose={onClose}
      schema={schema}
      call={fasdokCalls.createCase}
      initialValues={{
        organization_id: data.data[0]?.id ?? null,
        template_id: null,
        activeVersionNumber: null,
      }}
      onSubmit={(values) => create.mutateAsync({ body: { ...values, lease_id: leaseId } })}
      submitLabel={fasdokTexts.submit}
    >
      <p>{fasdokTexts.intro}</p>
      {data.is_simulated && <Alert type="info" showIcon title={fasdokTexts.simulated} />}
      <SelectField
        name="organization_id"
        options={data.data.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TemplateField />
    </SchemaFormModal>
  );
};

/** It is shown instead of the form until FASDOK is connected. */
const NotConnected = ({ message, onClose }: { message: string; onClose: () => void }) => (
  <div className="h-stack">
    <Alert
      type="error"
      showIcon
      title={message}
      description={<AppLink to={routes.integration.overview()}>{fasdokTexts.toIntegrations}</AppLink>}
    />
    <div className="l-agreement-sources">
      <Button type="primary" disabled>
        {fasdokTexts.submit}
      </Button>
      <Button onClick={onClose}>{fasdokTexts.cancel}</Button>
    </div>
  </div>
);

interface FormValues {
  organization_id: string | null;
  template_id: string | null;
  activeVersionNumber: number | null;
}

/** The templates of the selected organization. Selecting one also sets the version that the user saw. */
const TemplateField = () => {
  const { values, setFieldValue } = useFormikContext<FormValues>();
  const { data, error, isLoading, refetch } = useFasdokTemplates(values.organization_id);
  const templates: readonly FasdokTemplate[] = data?.data ?? [];
  const selected = templates.find(({ id }) => id === values.template_id);
  const version = selected?.activeVersionNumber ?? null;
  useEffect(() => {
    if (version !== values.activeVersionNumber) void setFieldValue('activeVersionNumber', version);
  }, [version, values.activeVersionNumber, setFieldValue]);
  // The selected template belongs to an organization that is no longer selected.
  const isOfOtherOrganization = values.template_id !== null && data !== undefined && selected === undefined;
  useEffect(() => {
    if (isOfOtherOrganization) void setFieldValue('template_id', null);
  }, [isOfOtherOrganization, setFieldValue]);
  if (error !== null && data === undefined)
    return (
      <Alert
        type="error"
        showIcon
        title={fasdokTexts.templatesFailed}
        description={error.message}
        action={<Button onClick={() => void refetch()}>{fasdokTexts.retry}</Button>}
      />
    );
  return (
    <SelectField
      name="template_id"
      loading={isLoading}
      options={templates.map(({ id, name, activeVersionNumber }) => ({
        value: id,
        label: fasdokTexts.templateOption(name, activeVersionNumber),
      }))}
      hint={data !== undefined && templates.length === 0 ? fasdokTexts.noTemplates : undefined}
    />
  );
};
