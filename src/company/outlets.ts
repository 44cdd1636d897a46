import type {Organisation} from '../check/company';
import data from './data/outlets.json';

/** The media outlets whose logos we have. */
export const outlets: readonly Organisation[] = data.outlets;

/** `luitline` for `/logos/luitline.svg`. */
export function logoKey(logo: string): string {
  return logo.replace(/^.*\/|\.svg$/g, '');
}
