import './inspection-rule.css';
import {
  type InspectionRequirementDetail,
  type InspectionSource,
  inspectionFactLabel,
  inspectionKindInfo,
  intervalBasisLabel,
} from '@husrum/contract/statutory-inspection';
import { DescriptionList, Section } from '@husrum/ui';
import { inspectionTexts } from './inspection.texts';

const Source = ({ source: { title, section, appliesFrom, url } }: { source: InspectionSource }) => (
  <div className="m-inspection-source">
    {url === null ? (
      title
    ) : (
      <a href={url} target="_blank" rel="noreferrer">
        {title}
      </a>
    )}
    {section !== null && <> {section}</>}
    {appliesFrom !== null && <span className="h-muted"> · {inspectionTexts.from(appliesFrom)}</span>}
  </div>
);

/** The rule for this kind of inspection: law, interval and who may perform it. */
export const InspectionRule = ({ requirement: { kind } }: { requirement: InspectionRequirementDetail }) => {
  const { intervalBasis, interval, inspector, guidance, sources, facts } = inspectionKindInfo[kind];
  return (
    <Section title={inspectionTexts.law}>
      <div className="m-inspection-rule">
        <DescriptionList
          columns={1}
          items={[
            { label: inspectionTexts.intervalBasis, value: intervalBasisLabel[intervalBasis] },
            { label: inspectionTexts.interval, value: interval },
            { label: inspectionTexts.inspector, value: inspector },
            ...(guidance === null ? [] : [{ label: inspectionTexts.guidance, value: guidance }]),
            {
              label: inspectionTexts.source,
              value: sources.map((source) => <Source key={source.title} source={source} />),
            },
            {
              label: inspectionTexts.decidingFacts,
              value: facts.map((fact) => inspectionFactLabel[fact]).join(', '),
            },
          ]}
        />
      </div>
    </Section>
  );
};
