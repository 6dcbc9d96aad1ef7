import './inspection-installations.css';
import { routes } from '@husrum/contract/routes';
import {
  type InspectionRequirementDetail,
  statutoryInspectionCalls,
} from '@husrum/contract/statutory-inspection';
import { AppLink } from '@husrum/platform';
import { DateText, Section } from '@husrum/ui';
import { Alert, Button } from '@husrum/ui/core';
import { inspectionTexts } from './inspection.texts';

const texts = inspectionTexts.installations;

interface Props {
  requirement: InspectionRequirementDetail;
  onEdit: () => void;
}

/** The named lifts or doors of the object. If none is named but the facts count several, asks the user to name them. */
export const InspectionInstallations = ({ requirement, onEdit }: Props) => {
  const { entity, kind, installation, installations, counted } = requirement;
  const button = (
    <Button call={statutoryInspectionCalls.saveInstallations} onClick={onEdit}>
      {texts.edit}
    </Button>
  );
  if (installations.length === 0)
    return counted !== null && counted > 1 ? (
      <Alert type="info" showIcon title={texts.several(counted)} action={button} />
    ) : null;
  return (
    <Section title={texts.title} extra={button}>
      <ul className="m-installation-links">
        {installations.map(({ id, name, commissioned_on }) => (
          <li key={id}>
            {id === installation?.id ? (
              <strong aria-current="page">{name}</strong>
            ) : (
              <AppLink to={routes.inspection.requirement({ id: entity.id, kind }, { installation: id })}>
                {name}
              </AppLink>
            )}
            {commissioned_on && (
              <span className="h-muted">
                {texts.commissioned} <DateText value={commissioned_on} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
};
