import * as z from 'zod';
import {text} from './fields';

/** The front matter of a page. */
export const pageSchema = z.strictObject({
  // Search engines cut longer titles
  title: text({
    min: 10,
    max: 60,
    example: 'Airport rides in Guwahati',
    synonyms: ['headline', 'name'],
  }),
  description: text({
    min: 50,
    max: 160,
    example: 'One sentence that makes people want to open the page',
    synonyms: ['summary', 'excerpt', 'keywords'],
  }),
});
