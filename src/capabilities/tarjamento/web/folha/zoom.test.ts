import { describe, expect, it } from 'vitest';
import { escalaDe, maior, menor, zoomDaEscala } from './zoom.ts';

describe('the zoom', () => {
  it('goes from 50 % to 400 % and stops there', () => {
    expect([0.3, 0.5, 1, 1.1, 3, 4].map(maior)).toEqual([0.5, 0.75, 1.25, 1.25, 4, 4]);
    expect([4, 1.1, 1, 0.5, 0.3].map(menor)).toEqual([3, 1, 0.75, 0.5, 0.5]);
  });

  it('fits the width of the column, and no more than twice the size on paper', () => {
    expect(escalaDe('largura', 600, 300)).toBe(0.5);
    expect(zoomDaEscala(escalaDe('largura', 100, 3000))).toBe(2);
    expect(zoomDaEscala(escalaDe(1.5, 600, 300))).toBe(1.5);
  });
});
