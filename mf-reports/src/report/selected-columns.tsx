import type { ReportField } from '@husrum/contract/report';
import { OrderedList } from '@husrum/ui/ordered-list';
import { reportTexts } from './report.texts';

interface Props {
  fields: readonly ReportField[];
  onChange: (keys: readonly string[]) => void;
}

/** The selected columns in order. The user reorders them by drag and drop or with buttons. */
export const SelectedColumns = ({ fields, onChange }: Props) =>
  fields.length === 0 ? (
    <p className="report-hint">{reportTexts.selectField}</p>
  ) : (
    <div className="report-columns">
      <OrderedList
        label={reportTexts.selectedColumns}
        items={fields}
        itemKey={({ key }) => key}
        itemLabel={(field) => field.label}
        onChange={(ordered) => onChange(ordered.map(({ key }) => key))}
      />
    </div>
  );
