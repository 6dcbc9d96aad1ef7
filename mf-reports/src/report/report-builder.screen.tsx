import './report-builder.css';
import { PageFrame, useUrlState } from '@husrum/ui';
import { Alert } from '@husrum/ui/core';
import { ColumnsStep } from './columns-step';
import { formatFilter } from './filter.rules';
import { FiltersStep } from './filters-step';
import { MissingFieldsAlert } from './missing-fields-alert';
import { ModelStep } from './model-step';
import { OrganizeStep } from './organize-step';
import {
  useEnumLabels,
  useReportFields,
  useReportModels,
  useReportPreview,
  useReportRelationships,
} from './report.queries';
import { reportTexts } from './report.texts';
import { ReportActions } from './report-actions';
import { ReportChart } from './report-chart';
import {
  dropUnknownFields,
  dropUnknownModel,
  dropUnknownRelationships,
  findMissingFields,
  isComplete,
  type ReportDefinition,
  toCallDefinition,
} from './report-definition.rules';
import { parseReportDefinition, serializeReportDefinition } from './report-definition.schema';
import { ReportPreview } from './report-preview';
import { summarizeReport } from './report-summary.rules';

const noLabels = new Map<string, string>();

export default function ReportBuilderScreen() {
  const [serialized, setSerialized] = useUrlState('q');
  const models = useReportModels().data;
  const parsedDefinition = parseReportDefinition(serialized);
  const storedDefinition = dropUnknownModel(parsedDefinition, models);
  const relationships = useReportRelationships(storedDefinition.model).data;
  const knownDefinition = dropUnknownRelationships(storedDefinition, relationships);
  const availableFields = useReportFields(knownDefinition).data;
  const definition = dropUnknownFields(knownDefinition, availableFields ?? []);
  const change = (changes: Partial<ReportDefinition>) =>
    setSerialized(serializeReportDefinition({ ...knownDefinition, ...changes }), { replace: true });

  const { model, fields, filters, group_by, sort } = definition;
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
  const result = preview.isPlaceholderData ? undefined : preview.data;
  const label = models?.find(({ key }) => key === model)?.label;
  const summaryText =
    label && complete
      ? summarizeReport({
          model: label,
          filters: filterLabels,
          groups: group_by.flatMap((key) => availableFields?.find((field) => field.key === key)?.label ?? []),
          columns: result?.headers.length ?? fields.length,
          rows: result && { count: result.total, isCapped: result.is_total_capped },
        })
      : reportTexts.intro;

  return (
    <PageFrame
      title={reportTexts.title}
      facts={[summaryText]}
      actions={
        model !== null &&
        label &&
        complete && (
          <ReportActions
            definition={toCallDefinition(definition, model)}
            modelLabel={label}
            rows={result?.total}
          />
        )
      }
    >
      {storedDefinition.model !== parsedDefinition.model && (
        <Alert type="warning" showIcon title={reportTexts.missingModel} />
      )}
      {availableFields && (
        <MissingFieldsAlert fields={findMissingFields(storedDefinition, availableFields)} />
      )}
      <div className="report-steps">
        <ModelStep definition={knownDefinition} onChange={change} />
        <ColumnsStep
          model={model}
          availableFields={availableFields}
          selected={fields}
          onChange={(selected) => change({ fields: selected })}
        />
        <div className="report-steps__stack">
          <FiltersStep
            model={model}
            availableFields={availableFields}
            filters={filters}
            filterLabels={filterLabels}
            onChange={(next) => change({ filters: next })}
          />
          <OrganizeStep definition={definition} availableFields={availableFields} onChange={change} />
        </div>
      </div>
      {definition.chart && preview.data && !preview.error && (
        <ReportChart type={definition.chart.type} value={definition.chart.value} result={preview.data} />
      )}
      <ReportPreview
        preview={preview}
        complete={complete}
        filtered={filters.length > 0}
        isGrouped={group_by.length > 0}
        sort={sort}
        onSort={(next) => change({ sort: next })}
        onClearFilters={() => change({ filters: [] })}
      />
    </PageFrame>
  );
}
