import { QueryContent, Section } from '@husrum/ui';
import { Checkbox, Radio } from '@husrum/ui/choice';
import { useId } from 'react';
import { useReportModels, useReportRelationships } from './report.queries';
import { reportTexts } from './report.texts';
import { emptyReportDefinition, type ReportDefinition } from './report-definition.rules';
import { StepSkeleton } from './step-placeholder';

interface Props {
  definition: ReportDefinition;
  onChange: (definition: ReportDefinition) => void;
}

/** Selects the model and its relationships. Selecting another model clears the rest of the definition. */
export const ModelStep = ({ definition, onChange }: Props) => (
  <Section title={reportTexts.modelStep}>
    <QueryContent query={useReportModels()} skeleton={<StepSkeleton />} compact>
      {(models) => (
        <Radio.Group
          className="report-choices"
          aria-label={reportTexts.model}
          options={models.map(({ key, label }) => ({ value: key, label }))}
          value={definition.model}
          onChange={(event) => onChange({ ...emptyReportDefinition, model: String(event.target.value) })}
        />
      )}
    </QueryContent>
    {definition.model !== null && <Relationships definition={definition} onChange={onChange} />}
  </Section>
);

const Relationships = ({ definition, onChange }: Props) => {
  const headingId = useId();
  return (
    <QueryContent query={useReportRelationships(definition.model)} skeleton={<StepSkeleton />} compact>
      {(relationships) => (
        <div className="report-relationships">
          <h3 id={headingId}>{reportTexts.relationships}</h3>
          <Checkbox.Group
            className="report-choices"
            aria-labelledby={headingId}
            options={relationships.map(({ key, label }) => ({ value: key, label }))}
            value={[...definition.relationships]}
            onChange={(selected) => onChange({ ...definition, relationships: selected.map(String) })}
          />
        </div>
      )}
    </QueryContent>
  );
};
