import { type Mail, renderMailBody } from '@husrum/api-platform';

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

interface Recipient {
  name: string;
  email: string;
}

export const verifyMail = ({ name, email }: Recipient, href: string): Mail => ({
  to: email,
  subject: 'Verifiera din mejladress',
  ...renderMailBody({
    name: firstName(name),
    paragraphs: ['Välkommen till Husrum! Bekräfta din mejladress, så kan du logga in och komma igång.'],
    button: { label: 'Verifiera mejladressen', href },
    note: 'Länken gäller i sju dagar. Har du inte registrerat något konto kan du bortse från det här mejlet.',
  }),
});

/** `invitedTo`: the business that the person was joining by an invitation, which was sent to another address. */
export const accountExistsMail = (
  { name, email }: Recipient,
  href: string,
  invitedTo: string | null = null,
): Mail => ({
  to: email,
  subject: 'Du har redan ett konto i Husrum',
  ...renderMailBody({
    name: firstName(name),
    paragraphs: [
      'Någon, förhoppningsvis du, försökte skapa ett konto i Husrum med den här adressen. Den har redan ett konto, så inget nytt skapades.',
      ...(invitedTo === null
        ? []
        : [
            `Ett konto hör till en verksamhet. Inbjudan till ${invitedTo} gäller fortfarande: öppna länken i den igen och ange en annan mejladress.`,
          ]),
      'Logga in som vanligt. Har du glömt lösenordet väljer du ett nytt med ”Glömt lösenordet?” på inloggningssidan.',
    ],
    button: { label: 'Logga in', href },
    note: 'Var det inte du behöver du inte göra något.',
  }),
});

export const resetMail = ({ name, email }: Recipient, href: string): Mail => ({
  to: email,
  subject: 'Återställ ditt lösenord',
  ...renderMailBody({
    name: firstName(name),
    paragraphs: ['Någon, förhoppningsvis du, har begärt ett nytt lösenord till ditt konto i Husrum.'],
    button: { label: 'Välj ett nytt lösenord', href },
    note: 'Länken gäller i en timme och bara en gång. Var det inte du behöver du inte göra något: lösenordet är oförändrat.',
  }),
});

export const passwordChangedMail = ({ name, email }: Recipient): Mail => ({
  to: email,
  subject: 'Ditt lösenord har ändrats',
  ...renderMailBody({
    name: firstName(name),
    paragraphs: [
      'Lösenordet till ditt konto i Husrum har ändrats, och alla andra inloggningar har avslutats.',
      'Var det inte du? Återställ lösenordet genast med ”Glömt lösenordet” på inloggningssidan.',
    ],
  }),
});

export const confirmEmailMail = ({ name, email }: Recipient, href: string): Mail => ({
  to: email,
  subject: 'Bekräfta din nya mejladress',
  ...renderMailBody({
    name: firstName(name),
    paragraphs: ['Öppna länken för att börja använda den här adressen när du loggar in i Husrum.'],
    button: { label: 'Bekräfta adressen', href },
    note: 'Länken gäller i ett dygn.',
  }),
});

export const emailChangedMail = ({ name, email }: Recipient, newEmail: string): Mail => ({
  to: email,
  subject: 'Din mejladress har bytts',
  ...renderMailBody({
    name: firstName(name),
    paragraphs: [
      `Du loggar från och med nu in i Husrum med ${newEmail}.`,
      'Var det inte du? Hör av dig till oss genom att svara på det här mejlet.',
    ],
  }),
});
