import { describe, expect, it } from 'vitest';
import { placeTooltip } from './tooltip-place.ts';

const view = { width: 360, height: 640 };
const bubble = { width: 100, height: 30 };

describe('placeTooltip', () => {
  it.each([
    ['top', { left: 120, top: 262 }],
    ['bottom', { left: 120, top: 348 }],
    ['left', { left: 42, top: 305 }],
    ['right', { left: 198, top: 305 }],
  ] as const)('stands 8 px from the trigger at its %s', (place, expected) => {
    expect(placeTooltip({ left: 150, top: 300, width: 40, height: 40 }, bubble, view, place)).toEqual(
      expected,
    );
  });

  it('changes side where there is no room', () => {
    expect(placeTooltip({ left: 150, top: 4, width: 40, height: 40 }, bubble, view, 'top').top).toBe(52);
  });

  it('never leaves the window sideways', () => {
    expect(placeTooltip({ left: 0, top: 300, width: 20, height: 20 }, bubble, view, 'top').left).toBe(8);
    expect(placeTooltip({ left: 350, top: 300, width: 10, height: 20 }, bubble, view, 'top').left).toBe(252);
  });
});
