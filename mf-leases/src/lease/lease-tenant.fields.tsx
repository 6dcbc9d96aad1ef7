import {
  AddressFields,
  FormItem,
  FormSection,
  RadioField,
  useFormField,
  useFormikContext,
} from '@husrum/forms';
import { QueryContent, RowsSkeleton, SelectedItem } from '@husrum/ui';
import { TenantFields } from '../tenant/tenant.fields';
import { useTenant } from '../tenant/tenant.queries';
import { TenantPicker } from '../tenant/tenant-picker';
import { leaseTexts } from './lease.texts';
import type { TenantMode } from './new-lease.schema';

const modes: { value: TenantMode; label: string }[] = [
  { value: 'new', label: leaseTexts.fields.newTenant },
  { value: 'existing', label: leaseTexts.fields.existingTenant },
];

/** A new tenant with an address, or an existing tenant. */
export const LeaseTenantFields = () => {
  const { values } = useFormikContext<{ mode: TenantMode }>();
  return (
    <FormSection title={leaseTexts.fields.tenantSection}>
      <RadioField name="mode" label={leaseTexts.fields.tenantMode} options={modes} />
      {values.mode === 'existing' ? (
        <TenantField name="tenant.id" />
      ) : (
        <>
          <TenantFields prefix="tenant." />
          <AddressFields prefix="address." />
        </>
      )}
    </FormSection>
  );
};

const TenantField = ({ name }: { name: string }) => {
  const field = useFormField({ name, label: leaseTexts.fields.tenant, required: true });
  return (
    <FormItem field={field} group>
      {typeof field.value === 'number' ? (
        <SelectedTenant id={field.value} onChange={() => field.setValue(null)} />
      ) : (
        <TenantPicker onPick={field.setValue} />
      )}
    </FormItem>
  );
};

const SelectedTenant = ({ id, onChange }: { id: number; onChange: () => void }) => (
  <QueryContent query={useTenant(id)} skeleton={<RowsSkeleton rows={1} />} compact>
    {({ name, identifier, phone }) => (
      <SelectedItem
        title={name}
        detail={`${identifier} · ${phone}`}
        changeLabel={leaseTexts.fields.changeTenant}
        onChange={onChange}
      />
    )}
  </QueryContent>
);
