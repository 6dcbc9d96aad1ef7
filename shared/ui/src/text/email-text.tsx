import { Fragment } from 'react';

/** An address that may break before the @ and before dots, so that a long address is not broken inside a word. */
export const EmailText = ({ email }: { email: string | null | undefined }) =>
  email?.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
