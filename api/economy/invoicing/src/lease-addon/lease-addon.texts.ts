export const leaseAddonTexts = {
  leaseEnded: 'Uthyrningen är avslutad. Återaktivera den för att ändra tillägg.',
  leaseStarts: (start: string) => `Uthyrningen börjar ${start}`,
  leaseEnds: (stop: string) => `Uthyrningen slutar ${stop}`,
  removed: (name: string) => `${name} borttagen`,
  ended: (name: string, stop: string) => `${name} avslutad ${stop}`,

  /** Reasons in the history of recalculated invoices. */
  addonAdded: (name: string) => `tillägget ${name} har tillkommit`,
  addonChanged: (name: string) => `tillägget ${name} har ändrats`,
  addonRemoved: (name: string) => `tillägget ${name} är borttaget`,
} as const;
