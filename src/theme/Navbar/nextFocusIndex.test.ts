import {expect, test} from 'vitest';
import {nextFocusIndex} from './nextFocusIndex';

const none = {shiftKey: false, altKey: false, ctrlKey: false, metaKey: false};
/** A menu of a button (0) and three links (1 to 3). */
const next = (key: string, current: number, {trap = false, ...modifiers} = {}) =>
  nextFocusIndex({...none, key, ...modifiers}, current, 4, trap);

test('arrow keys, Home and End move within the menu and stop at its ends', () => {
  expect(next('ArrowDown', 0)).toBe(1);
  expect(next('ArrowDown', 3)).toBe(3);
  expect(next('ArrowUp', 1)).toBe(0);
  expect(next('ArrowUp', 0)).toBe(0);
  expect(next('Home', 3)).toBe(1);
  expect(next('End', 1)).toBe(3);
});

test('Tab cycles in a menu that traps the focus, and leaves any other', () => {
  expect(next('Tab', 3)).toBeUndefined();
  expect(next('Tab', 3, {trap: true})).toBe(0);
  expect(next('Tab', 1, {trap: true})).toBeUndefined();
  expect(next('Tab', -1, {trap: true})).toBe(0);
});

test('other keys, modifiers and a focus elsewhere keep the browser’s default', () => {
  expect(next('a', 1)).toBeUndefined();
  expect(nextFocusIndex({...none, key: 'ArrowDown', ctrlKey: true}, 1, 4, false)).toBeUndefined();
  expect(next('ArrowDown', -1)).toBeUndefined();
});
