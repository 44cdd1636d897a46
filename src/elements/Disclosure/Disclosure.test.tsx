// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {useRef} from 'react';
import type {ReactNode} from 'react';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {Disclosure, useDisclosureGroup} from '.';

function Questions(): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const group = useDisclosureGroup(root);
  return (
    <div ref={root}>
      {['one', 'two'].map((id) => (
        <Disclosure key={id} group={group} id={id} title={id} icon={null} heading findable>
          Answer
        </Disclosure>
      ))}
    </div>
  );
}

const button = (name: string) => screen.getByRole('button', {name});
const panel = (id: string) => document.getElementById(id);

beforeEach(() => render(<Questions />));
afterEach(cleanup);

test('each question is a heading with a button that names its panel', () => {
  expect(screen.getAllByRole('heading', {level: 3})).toHaveLength(2);
  expect(button('one').getAttribute('aria-controls')).toBe('one');
  expect(button('one').getAttribute('aria-expanded')).toBe('false');
  // Closed panels stay findable by the browser's search
  expect(panel('one')?.getAttribute('hidden')).toBe('until-found');
});

test('one is open at a time, and can be closed', () => {
  const expectOpen = (...open: boolean[]) => {
    for (const [index, id] of ['one', 'two'].entries()) {
      expect(button(id).getAttribute('aria-expanded')).toBe(String(open[index]));
      expect(panel(id)?.hasAttribute('hidden')).toBe(!open[index]);
    }
  };
  fireEvent.click(button('one'));
  expectOpen(true, false);
  fireEvent.click(button('two'));
  expectOpen(false, true);
  fireEvent.click(button('two'));
  expectOpen(false, false);
});
