import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {ownerFacts} from '@site/src/company/ownerFacts';
import type {OwnerFacts} from '@site/src/company/ownerFacts';
import {ContactList} from '../ContactList';
import {FareTerms} from '.';

const supplied = {...ownerFacts};
beforeEach(() => {
  for (const key of Object.keys(ownerFacts)) Reflect.set(ownerFacts, key, undefined);
});
afterEach(() => {
  Object.assign(ownerFacts, supplied);
});

test('facts that the owner has not supplied are left out', () => {
  expect(renderToStaticMarkup(<FareTerms />)).toBe('');
  expect(renderToStaticMarkup(<ContactList />)).not.toMatch(/Registered|Grievance|geo:/);
});

test('each fact appears under its heading once it is supplied', () => {
  Object.assign(ownerFacts, {
    fareIncludes: ['Tolls', 'Parking'],
    legalName: 'Sample Cabs Private Limited',
    registeredAddress: ['1 Sample Road', 'Sample Town'],
    coordinates: '26.1445,91.7362',
    grievanceOfficer: {name: 'A. Sample', email: 'officer@sample.example'},
  } satisfies Partial<OwnerFacts>);
  expect(renderToStaticMarkup(<FareTerms />)).toBe(
    '<h2>What does the fare include?</h2><ul><li>Tolls</li><li>Parking</li></ul>',
  );
  const list = renderToStaticMarkup(<ContactList />);
  expect(list).toContain('Sample Cabs Private Limited<br/>1 Sample Road<br/>Sample Town');
  expect(list).toContain('href="geo:26.1445,91.7362"');
  expect(list).toContain('A. Sample');
  expect(list).toContain('mailto:officer@sample.example');
});
