/** The components that handbook pages may use besides the sections; src/mdx.d.ts reads their types. */
export {Example} from './Example';
export {NewFileLinks} from '@site/src/elements/NewFileLinks';
export {Props} from './Props';
