interface TermsSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export const termsTitle = 'Användarvillkor';
export const termsBack = 'Till Husrum';

/** What a business agrees to when somebody registers it. */
export const termsSections: readonly TermsSection[] = [
  {
    title: 'Tjänsten',
    paragraphs: [
      'Husrum är en webbtjänst för hyresvärdar. Här hanterar du företag, objekt, hyresgäster, uthyrningar, hyresavier, betalningar och ärenden.',
      'Villkoren gäller mellan dig och den som tillhandahåller tjänsten. Registrerar du en verksamhet intygar du att du får företräda den.',
    ],
  },
  {
    title: 'Konto och lösenord',
    paragraphs: [
      'Ditt konto är personligt. Bjud in kollegor i stället för att dela lösenord, och ta bort dem som slutar.',
      'Du ansvarar för det som görs med ditt konto. Tror du att någon annan har kommit åt det byter du lösenord och loggar ut dina andra enheter under Profil.',
    ],
  },
  {
    title: 'Provperiod och betalning',
    paragraphs: [
      'De första 30 dagarna är kostnadsfria och binder dig inte till något. Därefter krävs en prenumeration för att arbeta vidare.',
      'Priset står under Prenumeration innan du beställer. En prenumeration kan sägas upp när som helst och gäller då till slutet av den betalda perioden.',
    ],
  },
  {
    title: 'Dina uppgifter',
    paragraphs: [
      'Det du lägger in är ditt. Vi använder det bara för att tillhandahålla tjänsten, och lämnar det inte till någon annan än dem som behövs för driften, till exempel för att skicka mejl.',
      'För personuppgifter om dina hyresgäster är du personuppgiftsansvarig och vi personuppgiftsbiträde. Vi behandlar dem enligt dataskyddsförordningen och dina instruktioner, skyddar dem, och meddelar dig utan dröjsmål om något har hänt med dem.',
      'Lägg bara in uppgifter som du har rätt att behandla och som du behöver för uthyrningen.',
    ],
  },
  {
    title: 'Ditt ansvar',
    paragraphs: [
      'Du ansvarar för att avier, belopp, moms och uppsägningar stämmer med avtal och lag innan de skickas. Husrum räknar och påminner, men ger inte juridisk rådgivning.',
      'Tjänsten får inte användas för olagliga utskick, för att komma åt andras uppgifter eller så att den störs för andra.',
    ],
  },
  {
    title: 'Drift och säkerhet',
    paragraphs: [
      'Vi strävar efter att tjänsten alltid ska vara tillgänglig, men kan behöva stänga den för underhåll. Uppgifterna säkerhetskopieras.',
      'Vårt ansvar omfattar inte indirekt skada, som utebliven hyra eller vinst, om vi inte har orsakat den med uppsåt eller grov vårdslöshet.',
    ],
  },
  {
    title: 'När du slutar',
    paragraphs: [
      'Du kan sluta när du vill. Hämta dina uppgifter innan dess: bokföringslagen kräver att du sparar räkenskapsinformation i sju år.',
      'Därefter raderas uppgifterna, utom sådant som vi enligt lag måste spara.',
    ],
  },
  {
    title: 'Ändringar och tvister',
    paragraphs: [
      'Ändrar vi villkoren till din nackdel meddelar vi det minst 30 dagar i förväg. Du kan då säga upp prenumerationen.',
      'Svensk lag gäller. Tvister avgörs av svensk allmän domstol.',
    ],
  },
];
