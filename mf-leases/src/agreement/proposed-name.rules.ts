/** What a file is probably the agreement of: its name without the ending. */
export const proposedName = (fileName: string): string => fileName.replace(/\.[^.]+$/, '').slice(0, 200);
