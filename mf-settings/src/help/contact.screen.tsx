import { BUG_REPORT, helpCalls, helpTypes } from '@husrum/contract/help';
import { routes } from '@husrum/contract/routes';
import { SchemaForm, SelectField, TextAreaField, toOptions, useFormikContext } from '@husrum/forms';
import { AppLink, useApiMutation, useSession } from '@husrum/platform';
import { PageFrame, Section } from '@husrum/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { helpTexts } from './help.texts';

const initialValues = { type: 'Fråga' as const, body: '', reproduce: null, page: null, version: null };

const ReproduceField = () => {
  const { values } = useFormikContext<{ type: string }>();
  return values.type === BUG_REPORT ? (
    <TextAreaField name="reproduce" required rows={4} hint={helpTexts.reproduceHelp} />
  ) : null;
};

/** The form for a question to the support. The page from which the user came and the version are sent with it. */
export default function HelpContactScreen() {
  const { user } = useSession();
  const { search } = useLocation();
  const page = new URLSearchParams(search).get('sida');
  const { version = null } = document.documentElement.dataset;
  // The key of the form, so that the form is empty again after sending.
  const [sentCount, setSentCount] = useState(0);
  const send = useApiMutation(helpCalls.send, {
    successMessage: ({ message }) => message,
    onSuccess: () => setSentCount((count) => count + 1),
  });
  return (
    <PageFrame title={helpTexts.contact} narrow>
      <Section title={helpTexts.contactForm}>
        <p className="about-text">
          {helpTexts.contactText(user.email)} <AppLink to={routes.help.faq()}>{helpTexts.readFaq}</AppLink>
        </p>
        <SchemaForm
          key={sentCount}
          schema={helpCalls.send.body}
          initialValues={initialValues}
          onSubmit={(body) => send.mutateAsync({ body: { ...body, page, version } })}
          submitLabel={helpTexts.send}
        >
          <SelectField name="type" options={toOptions(helpTypes)} />
          <TextAreaField name="body" rows={8} />
          <ReproduceField />
        </SchemaForm>
      </Section>
    </PageFrame>
  );
}
