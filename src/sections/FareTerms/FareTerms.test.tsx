import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {ownerFacts, type OwnerFacts} from '@site/src/company/ownerFacts';
import {RentalArea} from '@site/src/elements/RentalArea';
import {ContactList} from '../ContactList';
import {FareTerms, PaymentModes} from '.';

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
  expect(renderToStaticMarkup(<PaymentModes>Ask us.</PaymentModes>)).toBe('Ask us.');
});

test.each([
  ['airport', 'airports', 'Airports: A, B'],
  ['hourly', 'cities', 'Cities: A, B'],
  ['shillong', 'shillongStarts', 'Starts in: A, B'],
  ['railway', 'stations', 'Stations: A, B'],
] as const)('the %s rental shows its %s once they are supplied', (rental, fact, line) => {
  const render = () => renderToStaticMarkup(<RentalArea rental={rental} />);
  expect(render()).toBe('');
  Object.assign(ownerFacts, {[fact]: ['A', 'B']} satisfies Partial<OwnerFacts>);
  expect(render()).toContain(line);
});

test('each fact appears under its heading once it is supplied', () => {
  Object.assign(ownerFacts, {
    fareIncludes: ['Tolls', 'Parking'],
    paymentModes: ['Cash'],
    legalName: 'Sample Cabs Private Limited',
    registeredAddress: ['1 Sample Road', 'Sample Town'],
    grievanceOfficer: {name: 'A. Sample', email: 'officer@sample.example'},
  } satisfies Partial<OwnerFacts>);
  expect(renderToStaticMarkup(<FareTerms />)).toBe(
    '<h2>What does the fare include?</h2><ul><li>Tolls</li><li>Parking</li></ul>',
  );
  expect(renderToStaticMarkup(<PaymentModes>Ask us.</PaymentModes>)).toBe('<ul><li>Cash</li></ul>');
  const list = renderToStaticMarkup(<ContactList />);
  expect(list).toContain('Sample Cabs Private Limited<br/>1 Sample Road<br/>Sample Town');
  expect(list).toContain('mailto:officer@sample.example');
});
