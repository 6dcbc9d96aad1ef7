import { compareSwedish } from './compare-swedish';
import vectors from './vectors/format.vectors.json';

describe('compareSwedish', () => {
  it('puts Å Ä Ö last', () => {
    expect([...vectors.sort].reverse().sort(compareSwedish)).toEqual(vectors.sort);
  });

  it('sorts numbers by value', () => {
    expect(['Lgh 10', 'Lgh 2', 'lgh 1'].sort(compareSwedish)).toEqual(['lgh 1', 'Lgh 2', 'Lgh 10']);
  });
});
