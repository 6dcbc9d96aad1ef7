import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import {
  type AggregateFunction,
  aggregateFunctionLabel,
  aggregateKey,
  type ReportAggregate,
  type ReportField,
} from '@husrum/contract/report';
import { Select } from '@husrum/ui/choice';
import { Button } from '@husrum/ui/core';
import { Chip } from '@husrum/ui/filter';
import { useState } from 'react';
import { reportTexts } from './report.texts';
import { formatAggregate, listAggregateFunctions } from './report-total.rules';

interface Props {
  fields: readonly ReportField[];
  aggregates: readonly ReportAggregate[];
  /** The label of the number of rows. */
  rowsLabel: string;
  onChange: (aggregates: readonly ReportAggregate[]) => void;
}

/** The option for the rows themselves. No field has this key. */
const ALL_ROWS = '';

/** The chosen totals, and a form that adds a total by its field and its aggregate function. */
export const TotalsPicker = ({ fields, aggregates, rowsLabel, onChange }: Props) => {
  const add = (aggregate: ReportAggregate) => {
    const others = aggregates.filter((other) => aggregateKey(other) !== aggregateKey(aggregate));
    onChange([...others, aggregate]);
  };
  return (
    <div className="report-organize__part">
      <h3>{reportTexts.totals}</h3>
      {aggregates.length > 0 && (
        <ul className="report-chips" aria-label={reportTexts.selectedTotals}>
          {aggregates.map((aggregate) => {
            const label = formatAggregate(aggregate, fields, rowsLabel);
            return (
              <li key={aggregateKey(aggregate)}>
                <Chip
                  removeLabel={reportTexts.removeTotal(label)}
                  onRemove={() => onChange(aggregates.filter((other) => other !== aggregate))}
                >
                  {label}
                </Chip>
              </li>
            );
          })}
        </ul>
      )}
      <NewTotalForm fields={fields} rowsLabel={rowsLabel} onAdd={add} />
    </div>
  );
};

const NewTotalForm = ({
  fields,
  rowsLabel,
  onAdd,
}: Pick<Props, 'fields' | 'rowsLabel'> & { onAdd: (aggregate: ReportAggregate) => void }) => {
  const [fieldKey, setFieldKey] = useState<string | undefined>(undefined);
  const [chosenFunction, setChosenFunction] = useState<AggregateFunction | null>(null);
  const field = fields.find((candidate) => candidate.key === fieldKey) ?? null;
  const functions = listAggregateFunctions(field);
  const functionName = chosenFunction ?? functions[0];
  const selectField = (key: string | undefined) => {
    setFieldKey(key);
    setChosenFunction(null);
  };
  return (
    <form
      className="report-filter"
      onSubmit={(event) => {
        event.preventDefault();
        if (fieldKey === undefined || functionName === undefined) return;
        onAdd({ field: field?.key ?? null, function: functionName });
        selectField(undefined);
      }}
    >
      <Select
        aria-label={reportTexts.totalField}
        placeholder={reportTexts.totalFieldPlaceholder}
        showSearch={{ optionFilterProp: 'label' }}
        options={[
          { value: ALL_ROWS, label: rowsLabel },
          ...fields.map((option) => ({ value: option.key, label: option.label })),
        ]}
        value={fieldKey}
        onChange={selectField}
      />
      {field && (
        <Select
          aria-label={reportTexts.totalFunction}
          options={functions.map((value) => ({ value, label: aggregateFunctionLabel(value, field.type) }))}
          value={functionName}
          onChange={setChosenFunction}
        />
      )}
      <Button htmlType="submit" icon={<PlusOutlined />} disabled={fieldKey === undefined}>
        {reportTexts.addTotal}
      </Button>
    </form>
  );
};
