import {isMap, parseDocument} from 'yaml';
import type * as z from 'zod';
import {findIssues} from './issues';
import {createReport, type Problem} from './problem';

export type Data = Readonly<Record<string, unknown>>;

/** What was read of a file, and what is wrong with it. */
export interface ReadYaml {
  /** Empty if it cannot be read. */
  data: Data;
  /** Where a value begins in the text. */
  offsetOf: (path: readonly PropertyKey[]) => number;
  problems: Problem[];
}

/** JSON forbids some of what YAML reads, such as a comma after the last entry. */
function isValidJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

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
  const fix = isJson
    ? 'Write it like the lines around it: "key": "value", with a comma between two of them.'
    : 'Write each key on a line, as title: "EVO: the ride", in quotes.';
  const fail = (offset: number, problem: string): ReadYaml => {
    report(offset, problem, fix);
    return {data: {}, offsetOf, problems};
  };
  const [error] = [...document.errors, ...document.warnings];
  const language = isJson ? 'JSON' : 'YAML';
  if (error) return fail(error.pos[0], `${language} cannot read this: ${error.message}.`);
  if (isJson && !isValidJson(text)) return fail(0, 'This is not JSON.');
  if (document.contents && !isMap(document.contents)) return fail(0, 'There are no keys here.');
  try {
    const data = (document.toJS() ?? {}) as Data;
    for (const issue of findIssues(schema, data)) {
      report(offsetOf(issue.path), issue.text, issue.fix);
    }
    return {data, offsetOf, problems};
  } catch (unresolved) {
    // `tags: *fleet` refers to something that does not exist
    return fail(0, `YAML cannot read this: ${String(unresolved)}.`);
  }
}
