import EnvironmentOutlined from '@ant-design/icons/es/icons/EnvironmentOutlined';
import { Section } from '@husrum/ui';
import { fieldWorkTexts } from './field-work.texts';
import { makeMapLink, type Place } from './place.rules';
import { WorkCard } from './work-card';

/** An address with a link to the map, and the work there. */
export const WorkAtPlace = ({ place, showsResponsible }: { place: Place; showsResponsible: boolean }) => (
  <Section
    title={place.address ?? fieldWorkTexts.withoutAddress}
    extra={
      <>
        {place.city && <span className="h-muted">{place.city}</span>}
        <MapLink place={place} />
      </>
    }
    flush
  >
    <ul className="field-list">
      {place.items.map((item) => (
        <li key={`${item.type} ${item.id}`}>
          <WorkCard item={item} showsResponsible={showsResponsible} />
        </li>
      ))}
    </ul>
  </Section>
);

export const MapLink = ({ place }: { place: Pick<Place, 'address' | 'city'> }) => {
  const link = makeMapLink(place);
  if (link === null || place.address === null) return null;
  return (
    <a
      className="field-target"
      href={link}
      target="_blank"
      rel="noreferrer"
      aria-label={fieldWorkTexts.mapOf(place.address)}
    >
      <EnvironmentOutlined /> {fieldWorkTexts.map}
    </a>
  );
};
