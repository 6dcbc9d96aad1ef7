import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import type { ReportField } from '@husrum/contract/report';
import { Section } from '@husrum/ui';
import { NewFilter } from './new-filter';
import type { Filter } from './question.schema';
import { StepWaits } from './step-skeleton';

interface Props {
  model: string | null;
  known: readonly ReportField[] | undefined;
  filters: readonly Filter[];
  /** Each filter in words. */
  texts: readonly string[];
  onChange: (filters: readonly Filter[]) => void;
}

const isSame = (one: Filter, other: Filter): boolean =>
  one.field === other.field && one.operator === other.operator && one.value === other.value;

export const FiltersStep = ({ model, known, filters, texts, onChange }: Props) => (
  <Section title="3. Filter">
    {texts.length > 0 && (
      <ul className="report-chips" aria-label="Valda filter">
        {texts.map((text, at) => (
          <li key={text} className="h-chip">
            {text}
            <button
              type="button"
              aria-label={`Ta bort filtret ${text}`}
              onClick={() => onChange(filters.filter((_filter, place) => place !== at))}
            >
              <CloseOutlined />
            </button>
          </li>
        ))}
      </ul>
    )}
    {model !== null && known ? (
      <NewFilter
        key={model}
        model={model}
        known={known}
        onAdd={(filter) => onChange([...filters.filter((other) => !isSame(other, filter)), filter])}
      />
    ) : (
      <StepWaits model={model} />
    )}
  </Section>
);
