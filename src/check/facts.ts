import {suggest} from './suggest';
import {companySchemas} from './company';
import type {ProjectFiles} from './content';
import {isLogo, readLogo} from './logo';
import {createReport, problemOf, type Problem, type ProblemText} from './problem';
import {readYaml, type ReadYaml} from './yaml';

type Path = readonly PropertyKey[];

/** What is no real host (RFC 2606) and no real phone number. */
export const placeholder = /[\w@:/.-]*\.example\b|\b0{5} ?0{5}\b/;

/** The JSON files of src/company: what is wrong with them, what is not real yet, not known, or unused. */
export function checkCompany({files, read}: ProjectFiles) {
  const problems: Problem[] = [];
  const samples: Problem[] = [];
  const questions: Problem[] = [];
  const notes: Problem[] = [];
  const logoFiles = files.filter((file) => file.startsWith('static/logos/'));
  const logos = new Set<string>();
  let isLaunched = false;
  for (const [name, schema] of Object.entries(companySchemas)) {
    const file = `src/company/data/${name}.json`;
    const text = read(file).toString();
    const json = readYaml(file, text, schema);
    const errors = createReport(file, text);
    const marks = createReport(file, text);
    const seen = new Set<string>();
    walk(json.data, [], (path, value, isSample) => {
      // A mark among "samples" is reported at the value that it marks
      const at = json.offsetOf(path.at(-2) === 'samples' ? [String(value)] : path);
      if (!isSample) errors.report(at, ...describePlaceholder(path, value));
      errors.report(at, ...describeRepetition(path, value, seen));
      if (path.at(-1) === 'logo') {
        const logo = `static${String(value)}`;
        logos.add(logo);
        errors.report(at, ...describeMissingLogo(logo, logoFiles));
      }
      marks.report(at, ...describeSample(path, value));
    });
    problems.push(...json.problems, ...errors.problems);
    samples.push(...marks.problems);
    if (name === 'site') isLaunched = json.data['launched'] === true;
    if (name === 'ownerFacts') questions.push(...listQuestions(file, text, json));
  }
  for (const file of logoFiles) {
    const logo = readLogo(read(file).toString());
    if (!isLogo(logo)) problems.push(...problemOf(file, ...logo));
    if (logos.has(file)) continue;
    notes.push(
      ...problemOf(file, 'No client and no outlet has this logo.', 'Delete the file.', true),
    );
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

/** A value that is not real, and not marked as a sample. */
function describePlaceholder(path: Path, value: unknown): ProblemText {
  if (typeof value !== 'string' || !placeholder.test(value)) return [];
  const key = String(path.at(-1));
  const mark =
    typeof path.at(-2) === 'number'
      ? 'switch “Sample” on in the editor ("sample": true beside it here)'
      : `tick it under “Samples” in the editor ("${key}" in "samples" here)`;
  return [`${JSON.stringify(value)} is a placeholder.`, `Write the real one, or ${mark}.`];
}

/** What tells the entries of a list apart. */
const ownValues: readonly unknown[] = ['key', 'name', 'logo', 'href', 'label'];

/** An entry that is twice in its list. @param seen - what the file has above it */
function describeRepetition(path: Path, value: unknown, seen: Set<string>): ProblemText {
  const isOwn = ownValues.includes(path.at(-1)) && typeof path.at(-2) === 'number';
  if (typeof value !== 'string' || !isOwn) return [];
  const identity = [...path.slice(0, -2), path.at(-1), value.toLowerCase()].join('.');
  if (seen.has(identity)) return [`"${value}" is there twice.`, 'Change or delete one of the two.'];
  seen.add(identity);
  return [];
}

function describeMissingLogo(logo: string, logoFiles: readonly string[]): ProblemText {
  if (logoFiles.includes(logo)) return [];
  const nameOf = (file: string) => `"${file.replace('static', '')}"`;
  const fix = suggest(logo, logoFiles, 'Put the SVG into static/logos.', nameOf);
  return [`The logo ${nameOf(logo)} does not exist.`, fix];
}

/** An entry, or a single value, that is marked as a sample. */
function describeSample(path: Path, value: unknown): ProblemText {
  if (isObject(value) && value['sample'] === true) {
    const {name = 'This entry'} = value;
    const fix = 'switch “Sample” off in the editor (delete "sample": true here)';
    return [`${String(name)} is a sample.`, `Write the real one, and ${fix}.`];
  }
  if (path.at(-2) !== 'samples') return [];
  const key = String(value);
  const fix = `untick it under “Samples” in the editor (delete "${key}" from "samples" here)`;
  return [`\`${key}\` is a sample.`, `Write the real one, and ${fix}.`];
}

function listQuestions(file: string, text: string, {data, offsetOf}: ReadYaml): Problem[] {
  const {problems, report} = createReport(file, text);
  for (const [key, schema] of Object.entries(companySchemas.ownerFacts.shape)) {
    const isKnown = data[key] !== undefined && data[key] !== null;
    if (!isKnown) report(offsetOf([key]), `\`${key}\` is not known.`, `Ask: ${schema.description}`);
  }
  return problems;
}
