import * as z from 'zod';
import type {OwnerFacts} from '../../company/ownerFacts';
import * as d from '../../elements/define';

/** The facts that are lists. */
const facts = [
  'fareIncludes',
  'cancellations',
  'paymentModes',
  'cities',
  'airports',
  'stations',
  'shillongStarts',
] as const satisfies readonly (keyof OwnerFacts)[];

export const definition = d.define('Rentals and booking', {
  FareTerms: d.block('What a fare includes and what a cancelled ride costs.'),
  Fact: d.inline('A fact that only the owner knows, or its text until it is known.', d.words, {
    name: z.enum(facts).describe('The fact’s key in `src/company/data/ownerFacts.json`.'),
    before: d.text.optional().describe('The words before the fact in a sentence of its own.'),
  }),
});
