import { FieldFrame, useFormField, useFormikContext } from '@husrum/forms';
import { Chosen, Loaded, RowsSkeleton } from '@husrum/ui';
import { useQueryClient } from '@tanstack/react-query';
import { entityQuery, useEntity } from './lease.queries';
import { termsOf } from './new-lease.rules';
import { ObjectPicker } from './object-picker';

/** Which object is let. Choosing one fills in the terms that it is offered on. */
export const ObjectField = ({ name }: { name: string }) => {
  const field = useFormField({ name, label: 'Vilket objekt hyrs ut?' });
  const client = useQueryClient();
  const { values, setValues } = useFormikContext<{ lease: object }>();
  const pick = async (id: number) => {
    const entity = await client.fetchQuery(entityQuery(id));
    await setValues({ ...values, lease: { ...values.lease, ...termsOf(entity) } });
  };
  return (
    <FieldFrame field={field} group>
      {typeof field.value === 'number' ? (
        <ChosenObject id={field.value} onChange={() => field.set(null)} />
      ) : (
        <ObjectPicker onPick={(id) => void pick(id)} />
      )}
    </FieldFrame>
  );
};

const ChosenObject = ({ id, onChange }: { id: number; onChange: () => void }) => (
  <Loaded query={useEntity(id)} skeleton={<RowsSkeleton rows={1} />} compact>
    {({ name, type, address, city }) => (
      <Chosen
        title={name}
        detail={`${type.name} · ${address}, ${city}`}
        change="Byt objekt"
        onChange={onChange}
      />
    )}
  </Loaded>
);
