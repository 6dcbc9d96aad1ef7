import type { Entity } from '@husrum/contract/entity';
import { DateText, DescriptionList, ModalForm } from '@husrum/ui';
import { EntityStatus } from './entity.columns';
import { entityTexts } from './entity.texts';
import { AskingRent, listTypeFieldFacts } from './entity-facts';

interface Props {
  entity: Entity;
  open: boolean;
  onClose: () => void;
}

export const EntityInformationModal = ({ entity, open, onClose }: Props) => {
  const { name, type, company, parent, address, postal_code, city, country } = entity;
  const rent =
    type.rentable === 1
      ? [
          { label: entityTexts.facts.status, value: <EntityStatus entity={entity} /> },
          { label: entityTexts.facts.askingRent, value: <AskingRent entity={entity} /> },
        ]
      : [];
  return (
    <ModalForm title={entityTexts.information} open={open} onClose={onClose}>
      <DescriptionList
        items={[
          { label: entityTexts.facts.name, value: name },
          { label: entityTexts.facts.type, value: type.name },
          { label: entityTexts.facts.linkedTo, value: parent?.name ?? company?.name },
          ...rent,
          { label: entityTexts.facts.address, value: address },
          { label: entityTexts.facts.postalCode, value: postal_code },
          { label: entityTexts.facts.city, value: city },
          { label: entityTexts.facts.country, value: country },
          ...listTypeFieldFacts(entity),
          { label: entityTexts.facts.created, value: <DateText value={entity.created_at} time /> },
          { label: entityTexts.facts.updated, value: <DateText value={entity.updated_at} time /> },
        ]}
      />
    </ModalForm>
  );
};
