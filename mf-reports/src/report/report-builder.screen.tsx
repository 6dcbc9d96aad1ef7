import './report-builder.css';
import { PageFrame, useUrlState } from '@husrum/ui';
import { ColumnsStep } from './columns-step';
import { filterText } from './filter.rules';
import { FiltersStep } from './filters-step';
import { Preview } from './preview';
import { answerable, isComplete, type Question } from './question.rules';
import { readQuestion, writeQuestion } from './question.schema';
import { useFields, useModels, useOptionNames, usePreview } from './report.queries';
import { SourceStep } from './source-step';
import { summary } from './summary.rules';

const noNames = new Map<string, string>();

export default function ReportBuilderScreen() {
  const [written, write] = useUrlState('q');
  const wanted = readQuestion(written);
  const known = useFields(wanted).data;
  const question = answerable(wanted, known ?? []);
  const change = (changes: Partial<Question>) =>
    write(writeQuestion({ ...wanted, ...changes }), { replace: true });

  const models = useModels().data;
  const { model, fields, filters } = question;
  const filterFields = filters.flatMap(({ field }) => known?.find(({ key }) => key === field) ?? []);
  const names = useOptionNames(model, filterFields);
  const texts = filters.flatMap((filter, at) => {
    const field = filterFields[at];
    return field ? [filterText(filter, field, names.get(field.key) ?? noNames)] : [];
  });

  const complete = isComplete(question);
  const preview = usePreview(question);
  const label = models?.find(({ key }) => key === model)?.label;
  const sentence =
    label && complete
      ? summary({
          model: label,
          filters: texts,
          columns: fields.length,
          rows: preview.isPlaceholderData ? undefined : preview.data?.total,
        })
      : 'Bygg en egen rapport: välj källa, kolumner och filter.';

  return (
    <PageFrame title="Egen rapport" facts={[sentence]}>
      <div className="report-steps">
        <SourceStep question={wanted} onChange={change} />
        <ColumnsStep
          model={model}
          known={known}
          chosen={fields}
          onChange={(chosen) => change({ fields: chosen })}
        />
        <FiltersStep
          model={model}
          known={known}
          filters={filters}
          texts={texts}
          onChange={(next) => change({ filters: next })}
        />
      </div>
      <Preview
        preview={preview}
        complete={complete}
        filtered={filters.length > 0}
        onClearFilters={() => change({ filters: [] })}
      />
    </PageFrame>
  );
}
