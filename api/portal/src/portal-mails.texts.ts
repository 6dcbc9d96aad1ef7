import { type Mail, renderMailBody } from '@husrum/api-platform';

interface Recipient {
  name: string;
  email: string;
  landlord_name: string;
  landlord_email: string | null;
}

const sender = ({ email, landlord_name, landlord_email }: Recipient) => ({
  to: email,
  from: landlord_name,
  ...(landlord_email === null ? {} : { replyTo: landlord_email }),
});

export const forgottenPasswordMail = (tenant: Recipient, href: string): Mail => ({
  ...sender(tenant),
  subject: 'Nytt lösenord till hyresgästportalen',
  ...renderMailBody({
    name: tenant.name,
    paragraphs: [
      `Någon, förhoppningsvis du, har begärt ett nytt lösenord till hyresgästportalen hos ${tenant.landlord_name}.`,
    ],
    button: { label: 'Välj ett nytt lösenord', href },
    note: 'Länken gäller i en timme och bara en gång. Var det inte du behöver du inte göra något: lösenordet är oförändrat.',
    from: tenant.landlord_name,
  }),
});

export const passwordChangedMail = (tenant: Recipient): Mail => ({
  ...sender(tenant),
  subject: 'Ditt lösenord till hyresgästportalen har ändrats',
  ...renderMailBody({
    name: tenant.name,
    paragraphs: [
      `Lösenordet till hyresgästportalen hos ${tenant.landlord_name} har ändrats, och du har loggats ut överallt.`,
      `Var det inte du? Välj genast ett nytt med ”Glömt lösenordet?” i portalen, och hör av dig till ${tenant.landlord_name}.`,
    ],
    from: tenant.landlord_name,
  }),
});
