/** What pages of the handbook know beside the writers' vocabulary: the types that src/mdx.d.ts reads. */
export {Example} from './Example';
export {Props} from './Props';
