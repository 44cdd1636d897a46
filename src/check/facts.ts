import {findClosest} from './closest';
import {companySchemas} from './company';
import type {Content} from './content';
import {isLogo, readLogo} from './logo';
import {createReport, fileProblem, type Problem} from './problem';
import {readYaml, type ReadYaml} from './yaml';

type Path = readonly PropertyKey[];

/** What is no real host (RFC 2606) and no real phone number. */
export const placeholder = /[\w@:/.-]*\.example\b|\b0{5} ?0{5}\b/;

/** The JSON files of src/company: what is wrong with them, what is not real yet, not known, or unused. */
export function checkCompany({files, read}: Content) {
  const problems: Problem[] = [];
  const samples: Problem[] = [];
  const questions: Problem[] = [];
  const notes: Problem[] = [];
  const logos = new Set<string>();
  let isLaunched = false;
  for (const [name, schema] of Object.entries(companySchemas)) {
    const file = `src/company/data/${name}.json`;
    const text = read(file).toString();
    const json = readYaml(file, text, schema);
    problems.push(...json.problems);
    const {problems: found, report} = createReport(file, text);
    const logosOfFile = new Set<string>();
    walk(json.data, [], (path, value, isSample) => {
      const at = json.offsetOf(path);
      const isUnmarked = !isSample && typeof value === 'string' && placeholder.test(value);
      if (isUnmarked) report(at, `${JSON.stringify(value)} is a placeholder.`, describeMark(path));
      if (path.at(-1) !== 'logo') return;
      const logo = `static${String(value)}`;
      const fix = 'Choose the logo of this one, or delete one of the two.';
      if (logosOfFile.has(logo)) report(at, `"${String(value)}" is there twice.`, fix);
      logosOfFile.add(logo);
      logos.add(logo);
      if (!files.includes(logo)) report(at, ...describeMissingLogo(String(value), files));
    });
    problems.push(...found);
    samples.push(...listSamples(file, text, json));
    if (name === 'site') isLaunched = json.data['launched'] === true;
    if (name === 'ownerFacts') questions.push(...listQuestions(file, text, json));
  }
  for (const file of files.filter((each) => each.startsWith('static/logos/'))) {
    const logo = readLogo(read(file).toString());
    const [problem, fix = ''] = isLogo(logo) ? [] : logo;
    if (problem) problems.push(fileProblem(file, problem, fix));
    if (logos.has(file)) continue;
    const unused = fileProblem(file, 'No client and no outlet has this logo.', 'Delete the file.');
    notes.push({...unused, isNote: true});
  }
  return {problems, notes, samples, questions, isLaunched};
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Visits every value in data. @param visitor - also gets whether the value is marked as a sample */
function walk(
  value: unknown,
  path: Path,
  visitor: (path: Path, value: unknown, isSample: boolean) => void,
  isSample = false,
): void {
  visitor(path, value, isSample);
  if (!isObject(value)) return;
  const {sample, samples} = value;
  const marked = Array.isArray(samples) ? samples : [];
  for (const [key, child] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    walk(child, [...path, step], visitor, isSample || sample === true || marked.includes(key));
  }
}

const describeMark = (path: Path) =>
  typeof path.at(-2) === 'number'
    ? 'Write the real one, or "sample": true beside it.'
    : `Write the real one, or add "${String(path.at(-1))}" to "samples" in this file.`;

function describeMissingLogo(logo: string, files: readonly string[]): [string, string] {
  const logos = files.filter((each) => each.startsWith('static/logos/'));
  const closest = findClosest(`static${logo}`, logos)?.replace('static', '');
  const fix = closest ? `Did you mean "${closest}"?` : 'Put the SVG into static/logos.';
  return [`The logo "${logo}" does not exist.`, fix];
}

function listSamples(file: string, text: string, {data, offsetOf}: ReadYaml): Problem[] {
  const {problems, report} = createReport(file, text);
  walk(data, [], (path, value) => {
    if (isObject(value) && value['sample'] === true) {
      const {name = 'This entry'} = value;
      const fix = 'Write the real one, and delete "sample": true.';
      report(offsetOf([...path, 'sample']), `${String(name)} is a sample.`, fix);
    }
    if (path.at(-2) !== 'samples') return;
    const fix = `Write the real one, and delete "${String(value)}" from "samples".`;
    report(offsetOf([String(value)]), `\`${String(value)}\` is a sample.`, fix);
  });
  return problems;
}

function listQuestions(file: string, text: string, {data, offsetOf}: ReadYaml): Problem[] {
  const {problems, report} = createReport(file, text);
  for (const [key, schema] of Object.entries(companySchemas.ownerFacts.shape)) {
    const isKnown = data[key] !== undefined && data[key] !== null;
    if (!isKnown) report(offsetOf([key]), `\`${key}\` is not known.`, `Ask: ${schema.description}`);
  }
  return problems;
}
