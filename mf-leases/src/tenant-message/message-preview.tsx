import './tenant-message.css';
import { messageFooter, personalize, type TargetRecipientPage } from '@husrum/contract/tenant-message';
import { useFormikContext } from '@husrum/forms';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { type Target, useTargetFiles } from './tenant-message.queries';
import { tenantMessageTexts } from './tenant-message.texts';
import { toIds } from './to-ids';

interface FormValues {
  subject: string;
  body: string;
  excluded_tenant_ids: unknown;
  file_ids: unknown;
}

interface Props {
  target: Target;
  recipients: TargetRecipientPage;
}

/** The mail as one of its recipients reads it. */
export const MessagePreview = ({ target, recipients: { data, sender, reply_to } }: Props) => {
  const { values } = useFormikContext<FormValues>();
  const [recipientIndex, setRecipientIndex] = useState(0);
  const excluded = toIds(values.excluded_tenant_ids);
  const included = data.filter(({ id }) => !excluded.includes(id));
  const recipient = included[recipientIndex % Math.max(1, included.length)];
  const attached = toIds(values.file_ids);
  const files = (useTargetFiles(target).data?.data ?? []).filter(({ id }) => attached.includes(id));
  const facts: [label: string, value: string][] = [
    [tenantMessageTexts.previewFrom, sender],
    [tenantMessageTexts.previewTo, recipient ? `${recipient.name} <${recipient.email ?? ''}>` : '–'],
    [tenantMessageTexts.previewReply, reply_to],
    [
      tenantMessageTexts.previewSubject,
      personalize(values.subject, recipient?.name ?? '').trim() || tenantMessageTexts.emptySubject,
    ],
  ];
  return (
    <section className="l-mail" aria-label={tenantMessageTexts.preview}>
      <div className="l-mail__head">
        <h2>{tenantMessageTexts.preview}</h2>
        {included.length > 1 && (
          <Button size="small" onClick={() => setRecipientIndex(recipientIndex + 1)}>
            {tenantMessageTexts.previewNext}
          </Button>
        )}
      </div>
      <dl className="l-mail__facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="l-mail__body">
        {personalize(values.body, recipient?.name ?? '').trim() || tenantMessageTexts.emptyBody}
      </div>
      {files.length > 0 && (
        <ul className="l-mail__files" aria-label={tenantMessageTexts.attachments}>
          {files.map(({ id, alias }) => (
            <li key={id}>{alias}</li>
          ))}
        </ul>
      )}
      <p className="h-muted">{messageFooter(sender)}</p>
    </section>
  );
};
