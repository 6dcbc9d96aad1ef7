import './tenant-message.css';
import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import {
  isMessageTarget,
  type TargetRecipientPage,
  tenantMessageCalls,
  tenantMessageInput,
} from '@husrum/contract/tenant-message';
import { SchemaForm, TextField } from '@husrum/forms';
import { useApiMutation, useAppNavigate, useRouteId } from '@husrum/platform';
import { PageFrame, QueryContent, Section, useConfirm } from '@husrum/ui';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import * as yup from 'yup';
import { AttachmentsField } from './attachments.field';
import { MessageBodyField } from './message-body.field';
import { MessagePreview } from './message-preview';
import { RecipientsField } from './recipients.field';
import { RecipientsWithoutAddress } from './recipients-without-address';
import { buildTargetBreadcrumb, getTargetPath } from './target-path';
import { type Target, useTargetRecipients } from './tenant-message.queries';
import { tenantMessageTexts } from './tenant-message.texts';
import { TenantMessages } from './tenant-messages';

export default function TenantMessageWriteScreen() {
  const { type = '' } = useParams();
  const id = useRouteId();
  return isMessageTarget(type) ? (
    <WriteMessageLoader key={`${type}-${id}`} target={{ type, id }} />
  ) : (
    <Navigate to={routes.session.notFound()} replace />
  );
}

const WriteMessageLoader = ({ target }: { target: Target }) => (
  <QueryContent query={useTargetRecipients(target, { has_address: true })}>
    {(recipients) => <WriteMessage target={target} recipients={recipients} />}
  </QueryContent>
);

/** The idempotency key is saved with the draft: sending again after a reload sends no mail twice. */
const schema = tenantMessageInput.shape({ idempotency_key: yup.string().required() });

interface Props {
  target: Target;
  recipients: TargetRecipientPage;
}

const WriteMessage = ({ target, recipients }: Props) => {
  const { count, without_address, target: name } = recipients;
  const navigate = useAppNavigate();
  const confirm = useConfirm();
  const [initialIdempotencyKey] = useState(() => crypto.randomUUID());
  const send = useApiMutation(tenantMessageCalls.send, {
    publish: ({ id }) => [busEvent('tenantMessage.sent', { messageId: id })],
    successMessage: tenantMessageTexts.queued,
    silentFailure: true,
    onSuccess: ({ id }) => navigate(routes.contact.message({ id }), { replace: true }),
  });
  const countIncluded = (excluded: unknown): number =>
    Math.max(0, count - (Array.isArray(excluded) ? excluded.length : 0));
  return (
    <PageFrame
      title={tenantMessageTexts.title}
      breadcrumb={buildTargetBreadcrumb({ ...target, name }, tenantMessageTexts.title)}
      facts={[
        name,
        tenantMessageTexts.to(count),
        without_address > 0 && tenantMessageTexts.withoutAddress(without_address),
        tenantMessageTexts.replyTo(recipients.reply_to),
      ]}
    >
      <Section>
        <div className="l-message-form">
          <SchemaForm
            call={tenantMessageCalls.send}
            schema={schema}
            initialValues={{
              subject: '',
              body: '',
              excluded_tenant_ids: [],
              file_ids: [],
              idempotency_key: initialIdempotencyKey,
            }}
            draftKey={`contact.${target.type}.${target.id}`}
            showServerMessage
            confirm={async ({ excluded_tenant_ids }) =>
              target.type === 'tenant' ||
              confirm({
                title: tenantMessageTexts.confirmTitle(countIncluded(excluded_tenant_ids)),
                text: tenantMessageTexts.confirmText,
                ok: tenantMessageTexts.confirmOk,
              })
            }
            onSubmit={({ idempotency_key, ...body }) =>
              send.mutateAsync({ params: { ...target }, body, idempotencyKey: idempotency_key })
            }
            submitLabel={({ excluded_tenant_ids }) =>
              tenantMessageTexts.submit(countIncluded(excluded_tenant_ids))
            }
            onCancel={() => navigate(getTargetPath(target))}
          >
            <div className="l-message">
              <div className="l-message__fields">
                <TextField name="subject" />
                <MessageBodyField />
                <AttachmentsField target={target} />
              </div>
              <MessagePreview recipients={recipients} target={target} />
            </div>
            {target.type !== 'tenant' && <RecipientsField target={target} />}
          </SchemaForm>
        </div>
      </Section>
      {without_address > 0 && <RecipientsWithoutAddress target={target} />}
      <Section title={tenantMessageTexts.earlier} flush>
        <TenantMessages target={target} />
      </Section>
    </PageFrame>
  );
};
