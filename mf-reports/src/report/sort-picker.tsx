import SortAscendingOutlined from '@ant-design/icons/es/icons/SortAscendingOutlined';
import SortDescendingOutlined from '@ant-design/icons/es/icons/SortDescendingOutlined';
import { REPORT_MAX_SORTS, type ReportSort } from '@husrum/contract/report';
import { Select } from '@husrum/ui/choice';
import { Chip } from '@husrum/ui/filter';
import { reportTexts } from './report.texts';
import type { SortOption } from './report-total.rules';

interface Props {
  options: readonly SortOption[];
  sort: readonly ReportSort[];
  onChange: (sort: readonly ReportSort[]) => void;
}

/** The fields by which the rows are sorted, the most important first. The user can add, reverse and remove them. */
export const SortPicker = ({ options, sort, onChange }: Props) => {
  const getLabel = (field: string) => options.find(({ value }) => value === field)?.label ?? field;
  const reverse = (field: string) =>
    onChange(
      sort.map((item) =>
        item.field === field ? { field, direction: item.direction === 'asc' ? 'desc' : 'asc' } : item,
      ),
    );
  return (
    <div className="report-organize__part">
      <h3>{reportTexts.sort}</h3>
      {sort.length > 0 && (
        <ol className="report-chips" aria-label={reportTexts.selectedSort}>
          {sort.map(({ field, direction }) => (
            <li key={field}>
              <Chip
                removeLabel={reportTexts.removeSort(getLabel(field))}
                onRemove={() => onChange(sort.filter((item) => item.field !== field))}
                action={
                  <button
                    type="button"
                    className="report-sort__reverse"
                    aria-label={reportTexts.reverseSort(getLabel(field))}
                    onClick={() => reverse(field)}
                  >
                    {direction === 'asc' ? <SortAscendingOutlined /> : <SortDescendingOutlined />}
                  </button>
                }
              >
                {reportTexts.sortedBy(
                  getLabel(field),
                  direction === 'asc' ? reportTexts.ascending : reportTexts.descending,
                )}
              </Chip>
            </li>
          ))}
        </ol>
      )}
      <Select
        aria-label={reportTexts.addSort}
        placeholder={reportTexts.addSortPlaceholder}
        showSearch={{ optionFilterProp: 'label' }}
        disabled={sort.length >= REPORT_MAX_SORTS}
        options={options.filter(({ value }) => !sort.some(({ field }) => field === value))}
        value={null}
        onChange={(field: string | null) => {
          if (field !== null) onChange([...sort, { field, direction: 'asc' }]);
        }}
      />
    </div>
  );
};
