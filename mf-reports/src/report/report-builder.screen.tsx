import './report-builder.css';
import { PageFrame, useUrlState } from '@husrum/ui';
import { ColumnsStep } from './columns-step';
import { formatFilter } from './filter.rules';
import { FiltersStep } from './filters-step';
import { ModelStep } from './model-step';
import { useEnumLabels, useReportFields, useReportModels, useReportPreview } from './report.queries';
import { reportTexts } from './report.texts';
import { dropUnknownFields, isComplete, type ReportDefinition } from './report-definition.rules';
import { parseReportDefinition, serializeReportDefinition } from './report-definition.schema';
import { ReportPreview } from './report-preview';
import { summarizeReport } from './report-summary.rules';

const noLabels = new Map<string, string>();

export default function ReportBuilderScreen() {
  const [serialized, setSerialized] = useUrlState('q');
  const storedDefinition = parseReportDefinition(serialized);
  const availableFields = useReportFields(storedDefinition).data;
  const definition = dropUnknownFields(storedDefinition, availableFields ?? []);
  const change = (changes: Partial<ReportDefinition>) =>
    setSerialized(serializeReportDefinition({ ...storedDefinition, ...changes }), { replace: true });

  const models = useReportModels().data;
  const { model, fields, filters } = definition;
  const filterFields = filters.flatMap(
    ({ field }) => availableFields?.find(({ key }) => key === field) ?? [],
  );
  const enumLabels = useEnumLabels(model, filterFields);
  const filterLabels = filters.flatMap((filter, index) => {
    const field = filterFields[index];
    return field ? [formatFilter(filter, field, enumLabels.get(field.key) ?? noLabels)] : [];
  });

  const complete = isComplete(definition);
  const preview = useReportPreview(definition);
  const label = models?.find(({ key }) => key === model)?.label;
  const summaryText =
    label && complete
      ? summarizeReport({
          model: label,
          filters: filterLabels,
          columns: fields.length,
          rows: preview.isPlaceholderData ? undefined : preview.data?.total,
        })
      : reportTexts.intro;

  return (
    <PageFrame title={reportTexts.title} facts={[summaryText]}>
      <div className="report-steps">
        <ModelStep definition={storedDefinition} onChange={change} />
        <ColumnsStep
          model={model}
          availableFields={availableFields}
          selected={fields}
          onChange={(selected) => change({ fields: selected })}
        />
        <FiltersStep
          model={model}
          availableFields={availableFields}
          filters={filters}
          filterLabels={filterLabels}
          onChange={(next) => change({ filters: next })}
        />
      </div>
      <ReportPreview
        preview={preview}
        complete={complete}
        filtered={filters.length > 0}
        onClearFilters={() => change({ filters: [] })}
      />
    </PageFrame>
  );
}
