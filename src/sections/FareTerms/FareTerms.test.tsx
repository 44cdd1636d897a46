import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import {ownerFacts, type OwnerFacts} from '@site/src/company/ownerFacts';
import {RentalArea} from '@site/src/elements/RentalArea';
import {FareTerms, PaymentModes} from '.';
import {ContactList} from '../ContactList';

vi.mock(import('@site/src/company/ownerFacts'), () => ({ownerFacts: {} as OwnerFacts}));

test('nothing introduces facts that the owner has not supplied', () => {
  expect(renderToStaticMarkup(<FareTerms />)).toBe('');
  expect(renderToStaticMarkup(<ContactList />)).not.toMatch(/Registered|Grievance|geo:/);
});

test.each([
  ['fareIncludes', ['Tolls', 'Parking'], <FareTerms />, '<li>Tolls</li><li>Parking</li>'],
  ['paymentModes', ['Cash'], <PaymentModes>Ask us.</PaymentModes>, '<ul><li>Cash</li></ul>'],
  ['airports', ['A', 'B'], <RentalArea rental="airport" />, 'Airports: A, B'],
  ['cities', ['A', 'B'], <RentalArea rental="hourly" />, 'Cities: A, B'],
  ['legalName', 'Sample Cabs Private Limited', <ContactList />, 'Sample Cabs Private Limited'],
  ['grievanceOfficer', {name: 'A', email: 'a@b.example'}, <ContactList />, 'mailto:a@b.example'],
] as const)('%s appears once it is supplied', (fact, value, element, shown) => {
  expect(renderToStaticMarkup(element)).not.toContain(shown);
  Object.assign(ownerFacts, {[fact]: value});
  expect(renderToStaticMarkup(element)).toContain(shown);
});
