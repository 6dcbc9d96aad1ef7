import { FieldFrame, useFormField } from '@husrum/forms';
import { Chosen, Loaded, RowsSkeleton } from '@husrum/ui';
import { SearchPicker } from '@husrum/ui/input';
import { leasesCount } from '../addon/addon.texts';
import { entitiesFound, useEntity } from './rent-adjustment.queries';
import { texts } from './rent-adjustment.texts';

const ChosenEntity = ({ id, onChange }: { id: number; onChange: () => void }) => (
  <Loaded query={useEntity(id)} skeleton={<RowsSkeleton rows={1} />} compact>
    {({ name, type, address, city }) => (
      <Chosen
        title={name}
        detail={`${type.name} · ${address}, ${city}`}
        change={texts.changeObject}
        onChange={onChange}
      />
    )}
  </Loaded>
);

/** The object whose rents are adjusted: what is let, or what holds it. */
export const EntityField = ({ name }: { name: string }) => {
  const field = useFormField({ name, label: texts.object });
  return (
    <FieldFrame field={field} group>
      {typeof field.value === 'number' ? (
        <ChosenEntity id={field.value} onChange={() => field.set(null)} />
      ) : (
        <SearchPicker
          label={texts.searchObject}
          placeholder={texts.searchObject}
          whenBlank="search"
          noneText={texts.noObjects}
          query={entitiesFound}
          items={({ data }) => data}
          option={({ id, name: title, type, under, leases_count }) => ({
            key: id,
            title,
            detail: `${type} · ${under} · ${leasesCount(leases_count)}`,
          })}
          onPick={({ id }) => field.set(id)}
        />
      )}
    </FieldFrame>
  );
};
