import { type Part, partsOf } from './parts';

const keyOf = ({ path }: Part) => JSON.stringify(path);
const saying = (parts: readonly Part[]) => {
  const said = new Map<string, string[]>();
  for (const part of parts)
    said.set(keyOf(part), [...(said.get(keyOf(part)) ?? []), part.text, JSON.stringify(part.uses)]);
  return said;
};

/** Of two versions of a file, the paths of the parts that are new, gone, different or in another place among the others. */
export const changedParts = (file: string, before: string, after: string): (readonly string[])[] => {
  const [old, now] = [saying(partsOf(file, before)), saying(partsOf(file, after))];
  const kept = [...now.keys()].filter((key) => old.has(key));
  const once = [...old.keys()].filter((key) => now.has(key));
  const moved = new Set(kept.filter((key, at) => once[at] !== key));
  const differs = (key: string) => moved.has(key) || old.get(key)?.join() !== now.get(key)?.join();
  return [...new Set([...old.keys(), ...now.keys()])].filter(differs).map((key) => JSON.parse(key));
};
