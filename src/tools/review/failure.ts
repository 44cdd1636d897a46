/** Why a review could not be made, told like every mistake of this project: what is wrong, and what to do. */
export class Failure extends Error {
  override name = 'Failure';

  constructor(wrong: string, instead: string) {
    super(`${wrong}\n→ ${instead}`);
  }
}
