import type {Place} from '../addresses';
import type {Finding} from '../place';
import type {Site} from '../problem';

/** What is said of a link. */
export type Saying = Omit<Finding, 'offset'>;

/** What links are measured by. */
export interface Around {
  site: Site;
  /** What is at each address of the site. */
  places: ReadonlyMap<string, Place>;
}

/** A link's address in its three parts. */
export interface Parts {
  pathname: string;
  /** With its question mark. */
  query: string;
  /** With its #. */
  hash: string;
}
