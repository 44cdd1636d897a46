import {distance} from 'fastest-levenshtein';

import {listed, near, shortened} from '../words';
import {written} from './property';
import type {Property} from './property';

/* ---- What is told of a value that does not fit its property ---- */

type Words = readonly [wrong: string, instead: string];

/** `title={Ride}`: a word in braces is a name of code. */
export function inCode(name: string, source: string, property: Property): Words {
  const {name: word, kind} = property;
  const fits = kind.is === 'choice' ? kind.values.includes(source) : kind.is !== 'number';
  return [
    `\`${word}\` in <${name}> is "${shortened(source)}" in braces, where only numbers stand.`,
    kind.is === 'switch'
      ? `Write ${word} alone to switch it on, or leave it out.`
      : kind.is === 'choice' && !fits
        ? allowed(property, source)
        : `Write ${written(property, fits ? shortened(source) : undefined)}`,
  ];
}

/** `title` without `="…"`. */
export function withoutValue(name: string, property: Property): Words {
  const {name: word, kind, help} = property;
  if (kind.is === 'choice') return [`\`${word}\` in <${name}> has no value.`, allowed(property)];
  return [
    `\`${word}\` in <${name}> has no ${kind.is === 'number' || kind.is === 'path' ? kind.is : 'text'}.`,
    `Write ${written(property)}. ${help}`.trim(),
  ];
}

/** `title={16}`, `upper={1}`. */
export function notText(name: string, source: string, property: Property): Words {
  const {name: word, kind, help} = property;
  const value = shortened(source);
  switch (kind.is) {
    case 'switch':
      return [
        `\`${word}\` in <${name}> is on or off and takes no value.`,
        `Write ${word} alone to switch it on, or leave it out.`,
      ];
    case 'choice':
      return [`<${name}> does not know ${word}={${value}}.`, allowed(property, value)];
    case 'text':
      return [
        `\`${word}\` in <${name}> is a text, and a text stands in quotes.`,
        `Write ${word}="${value.replace(/^['"`]|['"`]$/g, '')}"`,
      ];
    case 'number':
    case 'path':
    case 'other':
      return [
        `\`${word}\` in <${name}> cannot be {${value}}.`,
        `Write ${written(property)}. ${help}`.trim(),
      ];
  }
}

/** `stations="16"`, `look="stagey"`, `upper="true"`, `image="x.jpg"`. */
export function asText(name: string, text: string, property: Property): Words {
  const {name: word, kind, help} = property;
  const number = text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
  switch (kind.is) {
    case 'switch':
      return [
        `\`${word}\` in <${name}> is on or off and takes no text.`,
        /^(?:false|no|off|0)$/i.test(text.trim())
          ? `Leave it out, or write ${word}={false} where it would be on by itself.`
          : `Write ${word} alone to switch it on, or leave it out.`,
      ];
    case 'number':
      return number === undefined
        ? [`\`${word}\` in <${name}> is a number.`, `Write ${written(property)}. ${help}`.trim()]
        : [
            `\`${word}\` in <${name}> is a number, and a number stands in braces.`,
            `Write ${written(property, number)}`,
          ];
    case 'choice':
      return number !== undefined && kind.values.includes(number)
        ? [
            `\`${word}\` in <${name}> is a number, and a number stands in braces.`,
            `Write ${written(property, number)}`,
          ]
        : [`<${name}> does not know ${word}="${shortened(text)}".`, allowed(property, text)];
    case 'path':
      return [
        `\`${word}\` in <${name}> begins with "${kind.prefix}".`,
        `Write ${written(property, kind.prefix + lastOf(text, kind.prefix))}`,
      ];
    case 'text':
    case 'other':
      return [
        `\`${word}\` in <${name}> cannot be "${shortened(text)}".`,
        help || 'Compare it with another page.',
      ];
  }
}

/** The file's name of a path, without its ending where paths of this kind have none. */
function lastOf(text: string, prefix: string): string {
  const name = text.trim().split('/').at(-1) ?? '';
  return (prefix === '/img/' ? name : name.replace(/\.\w+$/, '')) || 'name';
}

/** What can be written, the nearest first. */
export function allowed(property: Property, text = ''): string {
  if (property.kind.is !== 'choice') return '';
  const values = property.kind.values.map(String);
  if (typeof property.kind.values[0] === 'number') return `Allowed are ${listed(values)}.`;
  const closest = text ? near(text, values) : undefined;
  const rest = values.filter((value) => value !== closest);
  if (text) rest.sort((a, b) => distance(text, a) - distance(text, b));
  if (closest === undefined) return `Allowed are ${listed(rest)}.`;
  return `Did you mean ${written(property, closest)}? Allowed are also ${listed(rest)}.`;
}
