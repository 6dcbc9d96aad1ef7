import { REPORT_MAX_GROUP_FIELDS, type ReportField } from '@husrum/contract/report';
import { Section } from '@husrum/ui';
import { MultiSelect } from '@husrum/ui/choice';
import { useId } from 'react';
import { ChartPicker } from './chart-picker';
import { useRowsLabel } from './report.queries';
import { reportTexts } from './report.texts';
import type { ReportDefinition } from './report-definition.rules';
import { listSortOptions } from './report-total.rules';
import { SortPicker } from './sort-picker';
import { StepPlaceholder } from './step-placeholder';
import { TotalsPicker } from './totals-picker';

interface Props {
  definition: ReportDefinition;
  /** The fields of the model and the selected relationships. It is undefined while loading and without a model. */
  availableFields: readonly ReportField[] | undefined;
  onChange: (changes: Partial<ReportDefinition>) => void;
}

/** The step in which the user groups and sorts the rows, and adds totals and a chart. */
export const OrganizeStep = ({ definition, availableFields, onChange }: Props) => {
  const rowsLabel = useRowsLabel(definition);
  return (
    <Section title={reportTexts.organizeStep}>
      {definition.model !== null && availableFields ? (
        <div key={definition.model} className="report-organize">
          <GroupPicker fields={availableFields} definition={definition} onChange={onChange} />
          <TotalsPicker
            fields={availableFields}
            aggregates={definition.aggregates}
            rowsLabel={rowsLabel}
            onChange={(aggregates) => onChange({ aggregates })}
          />
          <SortPicker
            options={listSortOptions(definition, availableFields, rowsLabel)}
            sort={definition.sort}
            onChange={(sort) => onChange({ sort })}
          />
          {definition.group_by.length > 0 && (
            <ChartPicker
              definition={definition}
              fields={availableFields}
              rowsLabel={rowsLabel}
              onChange={(chart) => onChange({ chart })}
            />
          )}
        </div>
      ) : (
        <StepPlaceholder model={definition.model} />
      )}
    </Section>
  );
};

const GroupPicker = ({
  fields,
  definition: { group_by },
  onChange,
}: { fields: readonly ReportField[] } & Pick<Props, 'definition' | 'onChange'>) => {
  const id = useId();
  return (
    <div className="report-organize__part">
      <h3 id={id}>{reportTexts.groupBy}</h3>
      <MultiSelect
        aria-labelledby={id}
        placeholder={reportTexts.groupByPlaceholder}
        maxCount={REPORT_MAX_GROUP_FIELDS}
        showSearch={{ optionFilterProp: 'label' }}
        options={fields.map(({ key, label }) => ({ value: key, label }))}
        value={[...group_by]}
        onChange={(selected) => onChange({ group_by: selected })}
      />
      {group_by.length > 0 && <p className="report-hint">{reportTexts.groupedHint}</p>}
    </div>
  );
};
