import { releaseCalls } from '@husrum/contract/release';
import { remoteNames } from '@husrum/contract/routes';
import { FieldGrid, SchemaForm, SelectField, TextField } from '@husrum/forms';
import { Section } from '@husrum/ui';
import { useOverride } from './developer.queries';

const options = remoteNames.map((name) => ({ value: name, label: name }));

export const OverrideForm = () => {
  const override = useOverride();
  return (
    <Section title="Kör en del från din egen dator">
      <p className="s-developer__help">
        Starta Husrum på datorn med <code>npm start</code>. Bara du, i den här webbläsaren, får delen
        därifrån.
      </p>
      <SchemaForm
        schema={releaseCalls.override.body}
        initial={{ remote: remoteNames[0], origin: 'http://localhost:4000' }}
        onSubmit={override}
        submitLabel="Kör därifrån"
      >
        <FieldGrid>
          <SelectField name="remote" label="Del" options={options} />
          <TextField name="origin" label="Adress" />
        </FieldGrid>
      </SchemaForm>
    </Section>
  );
};
