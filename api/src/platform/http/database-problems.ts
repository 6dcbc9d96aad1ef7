import { Problem } from '../errors';

/**
 * What the database refuses although a rule let it pass, usually because two people did the same thing at once.
 * The texts say that much and nothing of the tables; a noun that can say it better catches its own constraint first.
 */
const problems: Readonly<Record<string, () => Problem>> = {
  '23505': () => new Problem('conflict', { message: 'Uppgiften finns redan.' }),
  '23503': () =>
    new Problem('inUse', { message: 'Uppgiften hör ihop med något som saknas eller fortfarande används.' }),
  '23P01': () => new Problem('conflict', { message: 'Perioden krockar med en annan.' }),
  '22003': () => new Problem('invalid', { message: 'Ett tal är för stort.' }),
  '22P05': () => new Problem('unreadable'),
  '22021': () => new Problem('unreadable'),
  '40001': () => new Problem('conflict', { message: 'Någon annan ändrade samtidigt. Försök igen.' }),
  '40P01': () => new Problem('conflict', { message: 'Någon annan ändrade samtidigt. Försök igen.' }),
  '42501': () => new Problem('notFound'),
  '57014': () =>
    new Problem('unavailable', { message: 'Frågan tog för lång tid. Avgränsa den och försök igen.' }),
};

export const databaseProblem = (error: unknown, code: string): Problem | undefined => {
  const told = problems[code]?.();
  if (told) told.cause = error;
  return told;
};

/** Whether a constraint of this name was the reason: `if (violates(error, 'lease_no_overlap')) throw problem(…)`. */
export const violates = (error: unknown, constraint: string): boolean =>
  typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === constraint;
