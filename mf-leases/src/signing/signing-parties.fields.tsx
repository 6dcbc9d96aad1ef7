import './signing.css';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { MAX_SIGNING_PARTIES } from '@husrum/contract/signing';
import { EmailField, FieldArray, FieldGrid, IdentityField, TextField, useFormikContext } from '@husrum/forms';
import { Button } from '@husrum/ui/core';
import { signingTexts } from './signing.texts';

export interface PartyValues {
  /** Identifies the party while other parties are removed. It is not sent. */
  key: number;
  name: string;
  email: string;
  personal_number: string | null;
}

/** The fields of each party. The only remaining party cannot be removed. */
export const SigningPartiesFields = () => {
  const { values } = useFormikContext<{ parties: PartyValues[] }>();
  const nextKey = Math.max(...values.parties.map(({ key }) => key)) + 1;
  return (
    <FieldArray name="parties">
      {({ push, remove }) => (
        <>
          <ol className="l-parties" aria-label={signingTexts.parties}>
            {values.parties.map(({ key }, index) => (
              <li key={key} className="l-parties__row">
                <div className="l-parties__head">
                  {signingTexts.party(index + 1)}
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    aria-label={signingTexts.removeParty(index + 1)}
                    disabled={values.parties.length === 1}
                    onClick={() => remove(index)}
                  />
                </div>
                <TextField name={`parties[${index}].name`} label={signingTexts.fields.name} />
                <FieldGrid>
                  <EmailField
                    name={`parties[${index}].email`}
                    label={signingTexts.fields.email}
                    autoComplete="off"
                  />
                  <IdentityField
                    name={`parties[${index}].personal_number`}
                    label={signingTexts.fields.personalNumber}
                    kind="person"
                  />
                </FieldGrid>
              </li>
            ))}
          </ol>
          <div>
            <Button
              icon={<PlusOutlined />}
              disabled={values.parties.length >= MAX_SIGNING_PARTIES}
              onClick={() => push({ key: nextKey, name: '', email: '', personal_number: null })}
            >
              {signingTexts.addParty}
            </Button>
          </div>
        </>
      )}
    </FieldArray>
  );
};
