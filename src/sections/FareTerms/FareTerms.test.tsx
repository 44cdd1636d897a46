import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import {rentals} from '@site/src/company/fares';
import {ownerFacts} from '@site/src/company/ownerFacts';
import {RentalArea} from '@site/src/elements/RentalArea';
import {Fact, FareTerms} from '.';
import {ContactList} from '../ContactList';

vi.mock(import('@site/src/company/ownerFacts'), () => ({ownerFacts: {}}));

test('nothing introduces facts that the owner has not supplied', () => {
  expect(renderToStaticMarkup(<FareTerms />)).toBe('');
  expect(renderToStaticMarkup(<ContactList />)).not.toMatch(/Registered|Grievance/);
});

const paymentModes = (
  <Fact name="paymentModes">
    <p>Ask us.</p>
  </Fact>
);

test.each([
  ['fareIncludes', ['Tolls', 'Parking'], <FareTerms />, '<li>Tolls</li><li>Parking</li>'],
  ['paymentModes', ['Cash'], paymentModes, '<ul><li>Cash</li></ul>'],
  ['cities', ['A', 'B'], <Fact name="cities">Ask us.</Fact>, 'A and B.'],
  ['legalName', 'Sample Cabs Private Limited', <ContactList />, 'Sample Cabs Private Limited'],
  ['grievanceOfficer', {name: 'A', email: 'a@b.example'}, <ContactList />, 'mailto:a@b.example'],
] as const)('%s appears once it is supplied', (fact, value, element, shown) => {
  expect(renderToStaticMarkup(element)).not.toContain(shown);
  Object.assign(ownerFacts, {[fact]: value});
  expect(renderToStaticMarkup(element)).toContain(shown);
});

test.each(Object.values(rentals))('$key lists where it goes, once it is known', ({key, area}) => {
  if (!area || area.fact === 'towns') return;
  const markup = () => renderToStaticMarkup(<RentalArea rental={key} />);
  Object.assign(ownerFacts, {[area.fact]: undefined});
  expect(markup()).toBe('');
  Object.assign(ownerFacts, {[area.fact]: ['A', 'B']});
  expect(markup()).toContain(`${area.label}: A, B`);
});
