import {afterEach, expect, test, vi} from 'vitest';
import {fitFrame} from './fitFrame';

afterEach(() => void vi.unstubAllGlobals());

// tests/deep/handbook.spec.ts looks at examples in the windows of a tablet and a desktop
test('a phone window is narrowed to the room, and follows its content in the next frame', () => {
  const callbacks: (() => void)[] = [];
  const disconnect = vi.fn();
  const observer = {observe: vi.fn(), disconnect};
  vi.stubGlobal(
    'ResizeObserver',
    vi.fn(function (callback: () => void) {
      callbacks.push(callback);
      return observer;
    }),
  );
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => callbacks.push(callback));
  vi.stubGlobal('cancelAnimationFrame', vi.fn());
  const style = {setProperty: vi.fn()};
  const content = {height: 500};
  const body = {getBoundingClientRect: () => content};
  const frame = {contentDocument: {body}, style, width: '', height: ''};

  const stop = fitFrame(
    frame as unknown as HTMLIFrameElement,
    {clientWidth: 350, style} as unknown as HTMLElement,
    390,
  );
  expect(frame).toMatchObject({width: '350', height: '500'});
  expect(style.setProperty).toHaveBeenCalledWith('transform', 'none');
  content.height = 700;
  callbacks[0]?.();
  expect(frame.height).toBe('500');
  callbacks[1]?.();
  expect(frame.height).toBe('700');
  stop();
  expect(disconnect).toHaveBeenCalled();
});
