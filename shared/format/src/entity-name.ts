/** An object with the house that contains it, because many houses have an apartment with the same number: `Lgh 1203, Kv. Eken`. */
export const formatEntityName = ({
  name,
  house,
}: {
  name: string;
  house?: string | null | undefined;
}): string => (house ? `${name}, ${house}` : name);
