import './inspection-installations.css';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { busEvent } from '@husrum/contract/bus';
import {
  type InspectionRequirementDetail,
  type InstalledKind,
  inspectionKindInfo,
  statutoryInspectionCalls,
} from '@husrum/contract/statutory-inspection';
import { DateField, FieldArray, SchemaFormModal, TextField, useFormikContext } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { Button } from '@husrum/ui/core';
import { inspectionTexts } from './inspection.texts';
import {
  type InstallationRow,
  listInitialInstallations,
  makeNewInstallation,
} from './installation-rows.rules';

const texts = inspectionTexts.installations;

interface Props {
  requirement: InspectionRequirementDetail;
  kind: InstalledKind;
  open: boolean;
  onClose: () => void;
}

/** Names the lifts or doors of the object, so that each has its own inspections and due day. */
export const InspectionInstallationsModal = ({ requirement, kind, open, onClose }: Props) => {
  const { entity } = requirement;
  const save = useApiMutation(statutoryInspectionCalls.saveInstallations, {
    publish: () => [busEvent('inspection.changed', { entityId: entity.id })],
    successMessage: texts.saved,
    onSuccess: onClose,
  });
  return (
    <SchemaFormModal
      title={texts.title}
      open={open}
      onClose={onClose}
      width={680}
      schema={statutoryInspectionCalls.saveInstallations.body}
      initialValues={{
        entity_id: entity.id,
        kind,
        installations: listInitialInstallations(requirement, inspectionKindInfo[kind].shortName),
      }}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel={inspectionTexts.save}
    >
      <p className="h-prose">{texts.intro}</p>
      <InstallationRows prefix={inspectionKindInfo[kind].shortName} />
    </SchemaFormModal>
  );
};

const InstallationRows = ({ prefix }: { prefix: string }) => {
  const { values } = useFormikContext<{ installations: readonly InstallationRow[] }>();
  const rows = values.installations;
  return (
    <FieldArray name="installations">
      {({ push, remove }) => (
        <>
          <ol className="m-installations">
            {rows.map(({ key }, index) => (
              <li key={key}>
                <TextField name={`installations.${index}.name`} label={texts.name} />
                <DateField name={`installations.${index}.commissioned_on`} label={texts.commissioned} />
                <Button
                  type="text"
                  icon={<DeleteOutlined />}
                  aria-label={texts.remove(index + 1)}
                  onClick={() => remove(index)}
                />
              </li>
            ))}
          </ol>
          <div>
            <Button icon={<PlusOutlined />} onClick={() => push(makeNewInstallation(rows, prefix))}>
              {texts.add}
            </Button>
          </div>
        </>
      )}
    </FieldArray>
  );
};
