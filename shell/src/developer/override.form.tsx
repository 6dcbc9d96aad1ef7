import { releaseCalls } from '@husrum/contract/release';
import { remoteNames } from '@husrum/contract/routes';
import { FieldGrid, SchemaForm, SelectField, TextField } from '@husrum/forms';
import { Section } from '@husrum/ui';
import { useStartOverride } from './developer.queries';
import { developerTexts, overrideFormTexts } from './developer.texts';

const options = remoteNames.map((name) => ({ value: name, label: name }));

export const OverrideForm = () => {
  const startOverride = useStartOverride();
  return (
    <Section title={overrideFormTexts.title}>
      <p className="s-developer__help">
        {overrideFormTexts.startServer} <code>npm start</code>. {overrideFormTexts.onlyYou}
      </p>
      <SchemaForm
        schema={releaseCalls.override.body}
        initialValues={{ remote: remoteNames[0], origin: 'http://localhost:4000' }}
        onSubmit={startOverride}
        submitLabel={overrideFormTexts.submit}
      >
        <FieldGrid>
          <SelectField name="remote" label={developerTexts.remote} options={options} />
          <TextField name="origin" label={overrideFormTexts.address} />
        </FieldGrid>
      </SchemaForm>
    </Section>
  );
};
