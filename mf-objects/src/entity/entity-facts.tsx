import type { Entity, TypeField } from '@husrum/contract/entity';
import { intervalSuffix } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { formatSquareMetres } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { type DescriptionItem, DescriptionList, Money, Section } from '@husrum/ui';
import { entityTexts } from './entity.texts';
import { sortTypeFields } from './type-specific.fields';

const formatFieldValue = ({ key, type }: TypeField, value: Entity['fields'][string] | undefined) => {
  if (type === 'boolean') return value ? entityTexts.facts.yes : entityTexts.facts.no;
  if (key === 'area' && typeof value === 'number') return formatSquareMetres(value);
  return typeof value === 'number' ? String(value).replace('.', ',') : value;
};

/** The values of the fields that only the object's type has, in the order of the form. */
export const listTypeFieldFacts = ({ type, fields }: Entity): DescriptionItem[] =>
  sortTypeFields(type.fields).map((field) => ({
    label: field.key === 'area' ? entityTexts.facts.area : field.title,
    value: formatFieldValue(field, fields[field.key]),
  }));

export const AskingRent = ({
  entity: { fee, fee_as_m2, payment_interval },
}: {
  entity: Pick<Entity, 'fee' | 'fee_as_m2' | 'payment_interval'>;
}) => <Money value={fee} per={`${fee_as_m2 ? '/m²' : ''}${intervalSuffix[payment_interval]}`} />;

/** The company and the parent of the object, its asking rent, and the fields that only its type has. */
export const EntityFacts = ({ entity }: { entity: Entity }) => {
  const { company, parent, type } = entity;
  const generalFacts: DescriptionItem[] = [
    {
      label: entityTexts.facts.company,
      value: company && <AppLink to={routes.company.detail({ id: company.id })}>{company.name}</AppLink>,
    },
  ];
  if (parent) {
    generalFacts.push({
      label: entityTexts.facts.parent,
      value: <AppLink to={routes.entity.detail({ id: parent.id })}>{parent.name}</AppLink>,
    });
  }
  if (type.rentable === 1)
    generalFacts.push({ label: entityTexts.facts.askingRent, value: <AskingRent entity={entity} /> });
  return (
    <Section title={entityTexts.facts.title}>
      <DescriptionList columns={1} items={[...generalFacts, ...listTypeFieldFacts(entity)]} />
    </Section>
  );
};
