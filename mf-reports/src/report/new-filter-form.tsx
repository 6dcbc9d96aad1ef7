import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { conditionsByFieldType, type ReportField } from '@husrum/contract/report';
import { Select } from '@husrum/ui/choice';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { getConditionLabel } from './condition.rules';
import { createFilterDraft, emptyFilterDraft, type FilterDraft, toReportFilter } from './filter.rules';
import { FilterValueInput } from './filter-value-input';
import { reportTexts } from './report.texts';
import type { ReportFilter } from './report-definition.rules';

interface Props {
  model: string;
  availableFields: readonly ReportField[];
  onAdd: (filter: ReportFilter) => void;
}

/** Selects field, condition and value of a new filter. The button is enabled when the filter is complete. */
export const NewFilterForm = ({ model, availableFields, onAdd }: Props) => {
  const [draft, setDraft] = useState<FilterDraft>(emptyFilterDraft);
  const { field, condition } = draft;
  const filter = toReportFilter(draft);
  const selectField = (key: string) => {
    const selected = availableFields.find((candidate) => candidate.key === key);
    if (selected) setDraft(createFilterDraft(selected));
  };
  return (
    <form
      className="report-filter"
      onSubmit={(event) => {
        event.preventDefault();
        if (!filter) return;
        onAdd(filter);
        setDraft(emptyFilterDraft);
      }}
    >
      <Select
        aria-label={reportTexts.field}
        placeholder={reportTexts.fieldPlaceholder}
        showSearch={{ optionFilterProp: 'label' }}
        options={availableFields.map(({ key, label }) => ({ value: key, label }))}
        value={field?.key}
        onChange={selectField}
      />
      {field && (
        <Select
          aria-label={reportTexts.condition}
          options={conditionsByFieldType[field.type].map((value) => ({
            value,
            label: getConditionLabel(field.type, value),
          }))}
          value={condition}
          onChange={(selected) => setDraft({ ...draft, condition: selected, value: null })}
        />
      )}
      <FilterValueInput
        key={`${field?.key} ${condition}`}
        model={model}
        draft={draft}
        onChange={(value) => setDraft({ ...draft, value })}
      />
      <Button htmlType="submit" icon={<PlusOutlined />} disabled={filter === null}>
        {reportTexts.addFilter}
      </Button>
    </form>
  );
};
