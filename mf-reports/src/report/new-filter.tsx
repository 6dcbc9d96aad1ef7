import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { conditionsOf, type ReportField } from '@husrum/contract/report';
import { Select } from '@husrum/ui/choice';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { conditionText } from './condition.texts';
import { type Draft, draftOf, emptyDraft, filterOf } from './filter.rules';
import { FilterValue } from './filter-value';
import type { Filter } from './question.schema';

interface Props {
  model: string;
  known: readonly ReportField[];
  onAdd: (filter: Filter) => void;
}

/** Field, condition, value; added when it is whole. */
export const NewFilter = ({ model, known, onAdd }: Props) => {
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const { field, condition } = draft;
  const filter = filterOf(draft);
  const choose = (key: string) => {
    const chosen = known.find((one) => one.key === key);
    if (chosen) setDraft(draftOf(chosen));
  };
  return (
    <form
      className="report-filter"
      onSubmit={(event) => {
        event.preventDefault();
        if (!filter) return;
        onAdd(filter);
        setDraft(emptyDraft);
      }}
    >
      <Select
        aria-label="Fält"
        placeholder="Välj fält"
        showSearch={{ optionFilterProp: 'label' }}
        options={known.map(({ key, label }) => ({ value: key, label }))}
        value={field?.key}
        onChange={choose}
      />
      {field && (
        <Select
          aria-label="Villkor"
          options={conditionsOf[field.type].map((value) => ({
            value,
            label: conditionText(field.type, value),
          }))}
          value={condition}
          onChange={(chosen) => setDraft({ ...draft, condition: chosen, value: null })}
        />
      )}
      <FilterValue
        key={`${field?.key} ${condition}`}
        model={model}
        draft={draft}
        onChange={(value) => setDraft({ ...draft, value })}
      />
      <Button htmlType="submit" icon={<PlusOutlined />} disabled={filter === null}>
        Lägg till filter
      </Button>
    </form>
  );
};
