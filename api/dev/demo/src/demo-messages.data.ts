export const demoMessage = {
  subject: 'Stambesiktning i huset',
  body: `Hej [namn]!

Nästa vecka går vår rörmokare igenom stammarna i huset. Det tar ungefär en kvart i varje lägenhet. Ställ undan det som står under diskbänken och vid handfatet, så går det fortare.

Svara på mejlet om tiden på anslaget i porten inte passar.

Hälsningar
Förvaltningen`,
} as const;
