export const frameTexts = {
  skipToContent: 'Hoppa till innehållet',
  toDashboard: 'Husrum, till översikten',
  openMenu: 'Öppna menyn',
  mainMenu: 'Huvudmeny',
  dashboard: 'Översikt',
  storageWarning: 'Du börjar få ont om lagringsutrymme',
} as const;

export const membershipTexts = {
  member: 'Abonnemang',
  none: 'Inget abonnemang',
  trial: (daysLeft: number) => `Provperiod: ${daysLeft} ${daysLeft === 1 ? 'dag' : 'dagar'} kvar`,
} as const;

export const notificationTexts = {
  title: 'Aviseringar',
  titleWithUnread: (unread: number) => (unread === 0 ? 'Aviseringar' : `Aviseringar, ${unread} olästa`),
  removeAll: 'Ta bort alla',
  remove: (title: string) => `Ta bort ${title}`,
  markAsRead: 'Markera som läst',
  none: 'Inga aviseringar',
} as const;

export const profileTexts = {
  button: (name: string) => `Ditt konto, ${name}`,
  profile: 'Din profil',
  onboarding: 'Kom igång',
  releases: 'Byggen',
  lightTheme: 'Ljust utseende',
  darkTheme: 'Mörkt utseende',
  systemTheme: 'Som systemet',
  signOut: 'Logga ut',
  version: (version = '') => `Husrum ${version}`.trimEnd(),
} as const;

export const taskTexts = {
  title: 'Uppgifter',
  titleWithRunning: (running: number) => (running === 0 ? 'Uppgifter' : `Uppgifter, ${running} pågår`),
  retryFailed: 'Försök igen med de som misslyckades',
  none: 'Inga uppgifter',
  noneText: 'Här syns utskick som du har startat.',
  progress: (finished: number, total: number | null) => `${finished} av ${total ?? '…'} klara`,
  sent: (count: number) => `${count} ${count === 1 ? 'skickad' : 'skickade'}`,
  skipped: (count: number) => `${count} ${count === 1 ? 'överhoppad' : 'överhoppade'}`,
  failed: (count: number) => `${count} ${count === 1 ? 'misslyckad' : 'misslyckade'}`,
  nothingSent: 'Inget skickades',
} as const;
