/** An object with the house that it lies in, because many houses have an apartment of the same number: `Lgh 1203, Kv. Eken`. */
export const formatEntityName = ({
  name,
  house,
}: {
  name: string;
  house?: string | null | undefined;
}): string => (house ? `${name}, ${house}` : name);
