import * as z from 'zod';
import {fieldInfo, flag, text} from './fields';

/** The front matter of a page. */
export const pageSchema = z.strictObject({
  // Search engines cut longer titles
  title: text({
    words: 'ordinary',
    min: 10,
    max: 60,
    example: 'Airport rides in Guwahati',
    synonyms: ['headline', 'name'],
  }),
  description: text({
    words: 'ordinary',
    min: 50,
    max: 160,
    example: 'One sentence that makes people want to open the page',
    synonyms: ['summary', 'excerpt', 'keywords'],
  }),
  // What link previews show
  image: text({
    example: '/img/rental-airport.jpg',
    synonyms: ['picture', 'img', 'card'],
  }).optional(),
  // The second button of the bar at the bottom of a phone's screen, instead of Book
  action: text({words: 'ordinary', max: 20, example: 'Apply'}).optional(),
  actionTo: text({example: '/drive#how-to-join'}).optional(),
  // Leaves the large logo out
  footer: z.enum(['short']).optional().register(fieldInfo, {example: 'short'}),
  // Keeps the page out of search engines and the sitemap
  unlisted: flag().optional(),
});

/** The front matter of a page without problems. */
export type PageFrontMatter = z.infer<typeof pageSchema>;

/** The front matter of a handbook page. Docusaurus validates its other keys. */
export const handbookPageSchema = z.looseObject({
  title: text({min: 1, example: 'Hero'}),
  description: text({min: 1, example: 'One sentence that says what the page is about'}),
});
