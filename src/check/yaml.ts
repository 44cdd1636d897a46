import {isMap, parseDocument} from 'yaml';
import type * as z from 'zod';
import {findIssues} from './issues';
import {createReport, type Problem} from './problem';

type Data = Readonly<Record<string, unknown>>;

/** What was read of a file, and what is wrong with it. */
export interface ReadYaml {
  /** Empty if it cannot be read. */
  data: Data;
  /** Where a value begins in the text. */
  offsetOf: (path: readonly PropertyKey[]) => number;
  problems: Problem[];
}

const yamlForm =
  'Begin each key at the start of its line, with quotes around its value: title: "A ride" or title: \'A "quiet" ride\'';
const jsonForm =
  'Write it like the lines around it: "key": "value", with a comma between two of them.';

/** Reads YAML or JSON and validates it: its own messages, then zod's. */
export function readYaml(file: string, text: string, schema: z.ZodType): ReadYaml {
  const {problems, report} = createReport(file, text);
  const document = parseDocument(text, {prettyErrors: false, logLevel: 'silent'});
  const offsetOf = (path: readonly PropertyKey[]): number => {
    const node = document.getIn(path, true) as {range?: [number]} | undefined;
    if (node?.range) return node.range[0];
    return path.length > 1 ? offsetOf(path.slice(0, -1)) : 0;
  };
  const isJson = file.endsWith('.json');
  const form = isJson ? jsonForm : yamlForm;
  const fail = (offset: number, problem: string, fix = form): ReadYaml => {
    report(offset, problem, fix);
    return {data: {}, offsetOf, problems};
  };
  const [error] = [...document.errors, ...document.warnings];
  if (error?.code === 'DUPLICATE_KEY') {
    return fail(error.pos[0], 'This key is there twice.', 'Delete one of the two.');
  }
  if (error?.code === 'TAB_AS_INDENT') {
    return fail(error.pos[0], 'A tab is at the start of this line.', 'Write two spaces instead.');
  }
  if (error) {
    // In front matter, an open quote or bracket swallows the keys below it
    const keys = isMap(document.contents) && !isJson ? document.contents.items : [];
    const starts = keys.map(({key}) => key.range[0]);
    const start = starts.findLast((each) => each <= error.pos[0]) ?? error.pos[0];
    return fail(start, 'This cannot be read.');
  }
  if (document.contents && !isMap(document.contents)) return fail(0, 'There are no keys here.');
  try {
    // It forbids some of what YAML reads, such as a last comma. Windows may begin a file with the mark
    if (isJson) JSON.parse(text.replace(/^\uFEFF/, ''));
    const data = (document.toJS() ?? {}) as Data;
    for (const issue of findIssues(schema, data)) {
      report(offsetOf(issue.path), issue.text, issue.fix);
    }
    return {data, offsetOf, problems};
  } catch {
    // In YAML, `tags: *fleet` refers to something that does not exist
    const inJson = 'A comma or a quote is wrong here.';
    return fail(0, isJson ? inJson : 'A * before a word cannot be read.');
  }
}
