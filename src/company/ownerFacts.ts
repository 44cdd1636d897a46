import type {OwnerFacts} from '../check/company';
import data from './data/ownerFacts.json';

/** Facts that only the owner can supply. Pages have words for those that are not known yet: see `<Fact>`. */
export const ownerFacts: OwnerFacts = data;

export type {OwnerFacts};
