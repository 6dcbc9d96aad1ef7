import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import { type TenantPortalConfig, tenantPortalCalls } from '@husrum/contract/tenant-portal';
import {
  EmailField,
  FieldGrid,
  FullRow,
  PhoneField,
  SchemaForm,
  SwitchField,
  TextAreaField,
  TextField,
  useFormikContext,
} from '@husrum/forms';
import { useApiMutation, useSession } from '@husrum/platform';
import { Section, useConfirm } from '@husrum/ui';
import { suggestStub } from './stub.rules';
import { tenantPortalTexts } from './tenant-portal.texts';

export const TenantPortalForm = ({ config }: { config: TenantPortalConfig }) => {
  const { business, user } = useSession();
  const confirm = useConfirm();
  const save = useApiMutation(tenantPortalCalls.updateConfig, {
    publish: () => [busEvent('tenantPortal.changed', {})],
    successMessage: tenantPortalTexts.saved,
  });
  const { enable_portal, stub, phone, email, message, updated_at } = config;
  const isNew = stub === null && !enable_portal;
  return (
    <Section title={tenantPortalTexts.settings}>
      <SchemaForm
        call={tenantPortalCalls.updateConfig}
        schema={tenantPortalCalls.updateConfig.body}
        initialValues={{
          enable_portal,
          stub: isNew ? suggestStub(business.name) : stub,
          phone,
          email: isNew ? (email ?? user.email) : email,
          message,
          updated_at,
        }}
        confirm={async (values) =>
          !config.enabled ||
          values.enable_portal ||
          confirm({
            title: tenantPortalTexts.offTitle,
            text: tenantPortalTexts.offQuestion,
            ok: tenantPortalTexts.offOk,
            danger: true,
          })
        }
        onSubmit={(body) => save.mutateAsync({ body })}
        submitLabel={tenantPortalTexts.save}
      >
        <SwitchField name="enable_portal" />
        <StubField />
        <FieldGrid>
          <PhoneField name="phone" />
          <EmailField name="email" hint={tenantPortalTexts.emailHint} />
          <FullRow>
            <TextAreaField name="message" hint={tenantPortalTexts.messageHint} />
          </FullRow>
        </FieldGrid>
      </SchemaForm>
    </Section>
  );
};

/** The field for the portal's part of the URL, with the whole URL below it. */
const StubField = () => {
  const { values } = useFormikContext<{ stub: string | null }>();
  const url = `${window.location.origin}${routes.portal.landlord({ stub: values.stub?.toLowerCase() || '…' })}`;
  return <TextField name="stub" hint={tenantPortalTexts.stubHint(decodeURIComponent(url))} />;
};
