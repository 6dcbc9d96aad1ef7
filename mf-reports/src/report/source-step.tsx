import { Loaded, Section } from '@husrum/ui';
import { Checkbox, Radio } from '@husrum/ui/choice';
import { useId } from 'react';
import { blank, type Question } from './question.rules';
import { useModels, useRelationships } from './report.queries';
import { StepSkeleton } from './step-skeleton';

interface Props {
  question: Question;
  onChange: (question: Question) => void;
}

/** What the report is about, and what it takes along. Another source begins a new report. */
export const SourceStep = ({ question, onChange }: Props) => (
  <Section title="1. Källa och relationer">
    <Loaded query={useModels()} skeleton={<StepSkeleton />} compact>
      {(models) => (
        <Radio.Group
          className="report-choices"
          aria-label="Källa"
          options={models.map(({ key, label }) => ({ value: key, label }))}
          value={question.model}
          onChange={(event) => onChange({ ...blank, model: String(event.target.value) })}
        />
      )}
    </Loaded>
    {question.model !== null && <Relationships question={question} onChange={onChange} />}
  </Section>
);

const Relationships = ({ question, onChange }: Props) => {
  const headingId = useId();
  return (
    <Loaded query={useRelationships(question.model)} skeleton={<StepSkeleton />} compact>
      {(relationships) => (
        <div className="report-along">
          <h3 id={headingId}>Ta med fält från</h3>
          <Checkbox.Group
            className="report-choices"
            aria-labelledby={headingId}
            options={relationships.map(({ key, label }) => ({ value: key, label }))}
            value={[...question.relationships]}
            onChange={(chosen) => onChange({ ...question, relationships: chosen.map(String) })}
          />
        </div>
      )}
    </Loaded>
  );
};
