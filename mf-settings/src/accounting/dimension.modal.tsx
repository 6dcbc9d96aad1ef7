import {
  type AccountingChart,
  type AccountingDimensionInput,
  type AccountingDimensionRow,
  type AccountingName,
  accountingCalls,
  accountingDimensionInput,
} from '@husrum/contract/accounting';
import { type Option, SchemaFormModal, SelectField } from '@husrum/forms';
import { useSaveDimension } from './accounting.queries';
import { accountingTexts } from './accounting.texts';
import { DimensionObjectField } from './dimension-object.field';

interface Props {
  integrationId: number;
  name: AccountingName;
  /** It is undefined for an object that has no row yet. */
  row: AccountingDimensionRow | undefined;
  chart: AccountingChart;
  onClose: () => void;
}

/** The options of a select. A stored code that the program no longer has is still offered. */
const listOptions = (
  dimensions: AccountingChart['projects'],
  stored: string | null | undefined,
): Option[] => {
  const options = dimensions.map(({ code, name }) => ({
    value: code,
    label: accountingTexts.dimension(code, name),
  }));
  return stored && !dimensions.some(({ code }) => code === stored)
    ? [{ value: stored, label: stored }, ...options]
    : options;
};

/** The form for the cost centre and the project of a company or an object. */
export const DimensionModal = ({ integrationId, name, row, chart, onClose }: Props) => {
  const save = useSaveDimension(onClose);
  return (
    <SchemaFormModal
      title={row ? accountingTexts.editTitle(row.name) : accountingTexts.addObject}
      open
      onClose={onClose}
      call={accountingCalls.updateDimension}
      schema={accountingDimensionInput}
      initialValues={{
        type: row?.type ?? 'entity',
        id: row?.id ?? null,
        cost_center: row?.cost_center ?? null,
        project: row?.project ?? null,
      }}
      onSubmit={(body: AccountingDimensionInput) => save.mutateAsync({ params: { id: integrationId }, body })}
      submitLabel={accountingTexts.saveDimension}
    >
      {row === undefined && <DimensionObjectField name="id" />}
      <SelectField
        name="cost_center"
        options={listOptions(chart.cost_centers, row?.cost_center)}
        hint={chart.cost_centers.length === 0 ? accountingTexts.noCostCenters(name) : undefined}
      />
      <SelectField
        name="project"
        options={listOptions(chart.projects, row?.project)}
        hint={chart.projects.length === 0 ? accountingTexts.noProjects(name) : undefined}
      />
    </SchemaFormModal>
  );
};
