import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {fitFrame} from './fitFrame';

/** The parts of a frame and its room that `fitFrame` reads and writes. */
function createStage(roomWidth: number, contentHeight: number) {
  const content = {height: contentHeight};
  const style = () => ({setProperty: vi.fn<(name: string, value: string) => void>()});
  const frame = {
    contentDocument: {body: {getBoundingClientRect: () => content}},
    style: style(),
    width: '',
    height: '',
  };
  const room = {clientWidth: roomWidth, style: style()};
  return {
    content,
    frameStyle: frame.style.setProperty,
    roomStyle: room.style.setProperty,
    frame: frame as unknown as HTMLIFrameElement,
    room: room as unknown as HTMLElement,
  };
}

let onResize: () => void;
let runAnimationFrame: () => void;
let disconnected: boolean;

beforeEach(() => {
  disconnected = false;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        onResize = callback;
      }
      observe() {}
      disconnect() {
        disconnected = true;
      }
    },
  );
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    runAnimationFrame = callback;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    runAnimationFrame = () => undefined;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a desktop window is scaled down to the room', () => {
  const {frame, room, frameStyle, roomStyle} = createStage(640, 500);
  fitFrame(frame, room, 1280);
  expect([frame.width, frame.height]).toEqual(['1280', '500']);
  expect(frameStyle).toHaveBeenCalledWith('transform', 'scale(0.5)');
  expect(roomStyle).toHaveBeenCalledWith('block-size', '250px');
});

test('a phone window is narrowed to the room, not scaled', () => {
  const {frame, room, frameStyle} = createStage(350, 500);
  fitFrame(frame, room, 390);
  expect(frame.width).toBe('350');
  expect(frameStyle).toHaveBeenCalledWith('transform', 'none');
});

test('a resize changes the layout in the next frame, not in the observer’s callback', () => {
  const {content, frame, room} = createStage(1280, 500);
  fitFrame(frame, room, 1280);
  content.height = 700;
  onResize();
  expect(frame.height).toBe('500');
  runAnimationFrame();
  expect(frame.height).toBe('700');
});

test('stopping cancels a pending update', () => {
  const {content, frame, room} = createStage(1280, 500);
  const stop = fitFrame(frame, room, 1280);
  content.height = 700;
  onResize();
  stop();
  runAnimationFrame();
  expect(disconnected).toBe(true);
  expect(frame.height).toBe('500');
});
