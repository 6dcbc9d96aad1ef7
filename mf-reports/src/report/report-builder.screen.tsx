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
  isDefinitionComplete,
  type ReportDefinition,
  toCallDefinition,
} from './report-definition.rules';
import { parseReportDefinition, serializeReportDefinition } from './report-definition.schema';
import { ReportPreview } from './report-preview';
import { summarizeReport } from './report-summary.rules';
import { useOpenedReport } from './use-opened-report';

const noLabels = new Map<string, string>();

export default function ReportBuilderScreen() {
  const [serialized, setSerialized] = useUrlState('q');
  const models = useReportModels().data;
  const parsedDefinition = parseReportDefinition(serialized);
  const opened = useOpenedReport(parsedDefinition.model);
  const withKnownModel = dropUnknownModel(parsedDefinition, models);
  const relationships = useReportRelationships(withKnownModel.model).data;
  const withKnownRelationships = dropUnknownRelationships(withKnownModel, relationships);
  const availableFields = useReportFields(withKnownRelationships).data;
  const definition = dropUnknownFields(withKnownRelationships, availableFields ?? []);
  const changeDefinition = (changes: Partial<ReportDefinition>) =>
    setSerialized(serializeReportDefinition({ ...withKnownRelationships, ...changes }), { replace: true });

  const { model, fields, filters, group_by, sort } = definition;
  const filterFields = filters.flatMap(
    ({ field }) => availableFields?.find(({ key }) => key === field) ?? [],
  );
  const enumLabels = useEnumLabels(model, filterFields);
  const filterLabels = filters.flatMap((filter, index) => {
    const field = filterFields[index];
    return field ? [formatFilter(filter, field, enumLabels.get(field.key) ?? noLabels)] : [];
  });

  const isComplete = isDefinitionComplete(definition);
  const preview = useReportPreview(definition);
  const result = preview.isPlaceholderData ? undefined : preview.data;
  const modelLabel = models?.find(({ key }) => key === model)?.label;
  const summaryText =
    modelLabel && isComplete
      ? summarizeReport({
          model: modelLabel,
          filters: filterLabels,
          groups: group_by.flatMap((key) => availableFields?.find((field) => field.key === key)?.label ?? []),
          columns: result?.headers.length ?? fields.length,
          rows: result && { count: result.total, isCapped: result.is_total_capped },
        })
      : reportTexts.intro;

  return (
    <PageFrame
      title={opened.name ?? reportTexts.title}
      facts={[summaryText]}
      actions={
        model !== null &&
        modelLabel &&
        isComplete && (
          <ReportActions
            definition={toCallDefinition(definition, model)}
            opened={opened}
            modelLabel={modelLabel}
            rows={result?.total}
          />
        )
      }
    >
      {withKnownModel.model !== parsedDefinition.model && (
        <Alert type="warning" showIcon title={reportTexts.missingModel} />
      )}
      {availableFields && <MissingFieldsAlert fields={findMissingFields(withKnownModel, availableFields)} />}
      <div className="report-steps">
        <ModelStep definition={withKnownRelationships} onChange={changeDefinition} />
        <ColumnsStep
          model={model}
          availableFields={availableFields}
          selected={fields}
          onChange={(selected) => changeDefinition({ fields: selected })}
        />
        <div className="report-steps__stack">
          <FiltersStep
            model={model}
            availableFields={availableFields}
            filters={filters}
            filterLabels={filterLabels}
            onChange={(next) => changeDefinition({ filters: next })}
          />
          <OrganizeStep
            definition={definition}
            availableFields={availableFields}
            onChange={changeDefinition}
          />
        </div>
      </div>
      {definition.chart && preview.data && !preview.error && (
        <ReportChart type={definition.chart.type} value={definition.chart.value} result={preview.data} />
      )}
      <ReportPreview
        preview={preview}
        isComplete={isComplete}
        isFiltered={filters.length > 0}
        isGrouped={group_by.length > 0}
        sort={sort}
        onSort={(next) => changeDefinition({ sort: next })}
        onClearFilters={() => changeDefinition({ filters: [] })}
      />
    </PageFrame>
  );
}
