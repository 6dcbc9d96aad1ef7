/** An administrator can be removed only after a change of role (product spec part 2 §6). */
export const CANNOT_REMOVE_ADMINISTRATOR_TEXT =
  'Du kan inte ta bort en administratör. Byt roll på användaren först.';
