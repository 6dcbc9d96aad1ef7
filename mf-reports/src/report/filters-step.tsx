import type { ReportField } from '@husrum/contract/report';
import { Section } from '@husrum/ui';
import { Chip } from '@husrum/ui/filter';
import { NewFilterForm } from './new-filter-form';
import { reportTexts } from './report.texts';
import type { ReportFilter } from './report-definition.rules';
import { StepPlaceholder } from './step-placeholder';

interface Props {
  model: string | null;
  /** The fields of the model and the selected relationships. It is undefined while loading and without a model. */
  availableFields: readonly ReportField[] | undefined;
  filters: readonly ReportFilter[];
  /** The label of each filter. */
  filterLabels: readonly string[];
  onChange: (filters: readonly ReportFilter[]) => void;
}

const isSame = (a: ReportFilter, b: ReportFilter): boolean =>
  a.field === b.field && a.operator === b.operator && a.value === b.value;

export const FiltersStep = ({ model, availableFields, filters, filterLabels, onChange }: Props) => (
  <Section title={reportTexts.filtersStep}>
    {filterLabels.length > 0 && (
      <ul className="report-chips" aria-label={reportTexts.selectedFilters}>
        {filterLabels.map((label, index) => (
          <li key={label}>
            <Chip
              removeLabel={reportTexts.removeFilter(label)}
              onRemove={() => onChange(filters.filter((_filter, other) => other !== index))}
            >
              {label}
            </Chip>
          </li>
        ))}
      </ul>
    )}
    {model !== null && availableFields ? (
      <NewFilterForm
        key={model}
        model={model}
        availableFields={availableFields}
        onAdd={(filter) => onChange([...filters.filter((other) => !isSame(other, filter)), filter])}
      />
    ) : (
      <StepPlaceholder model={model} />
    )}
  </Section>
);
