import { formatEntityName } from '@husrum/format';
import { FormItem, useFormField, useFormikContext } from '@husrum/forms';
import { QueryContent, RowsSkeleton, SelectedItem } from '@husrum/ui';
import { useQueryClient } from '@tanstack/react-query';
import { EntityPicker } from './entity-picker';
import { entityQueryOptions, useEntity } from './lease.queries';
import { leaseTexts } from './lease.texts';
import { getDefaultLeaseTerms } from './new-lease.rules';

/** Selects the object to let, and fills in its asking rent and the default terms, which differ between an organisation and a private person. */
export const EntityField = ({ name, organisation }: { name: string; organisation: boolean }) => {
  const field = useFormField({ name, label: leaseTexts.fields.entity });
  const client = useQueryClient();
  const { values, setValues } = useFormikContext<{ lease: object }>();
  const select = async (id: number) => {
    const entity = await client.fetchQuery(entityQueryOptions(id));
    await setValues({
      ...values,
      lease: { ...values.lease, ...getDefaultLeaseTerms(entity, { organisation }) },
    });
  };
  return (
    <FormItem field={field} group>
      {typeof field.value === 'number' ? (
        <SelectedEntity id={field.value} onChange={() => field.setValue(null)} />
      ) : (
        <EntityPicker onPick={(id) => void select(id)} />
      )}
    </FormItem>
  );
};

const SelectedEntity = ({ id, onChange }: { id: number; onChange: () => void }) => (
  <QueryContent query={useEntity(id)} skeleton={<RowsSkeleton rows={1} />} compact>
    {({ name, house, type, address, city }) => (
      <SelectedItem
        title={formatEntityName({ name, house })}
        detail={`${type.name} · ${address}, ${city}`}
        changeLabel={leaseTexts.fields.changeEntity}
        onChange={onChange}
      />
    )}
  </QueryContent>
);
