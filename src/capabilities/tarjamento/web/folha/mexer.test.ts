import { describe, expect, it } from 'vitest';
import { arrastar, entre, porTecla, puxar } from './mexer.ts';

const A4 = { largura: 595, altura: 842 };
const marca = { x: 100, y: 100, largura: 50, altura: 20 };
const tecla = (key: string, mais: object = {}) => ({ key, shiftKey: false, altKey: false, ...mais });

describe('moving and stretching a mark', () => {
  it('pulls one corner and leaves the opposite one', () => {
    expect(puxar(marca, 'se', 10, 5)).toEqual({ x: 100, y: 100, largura: 60, altura: 25 });
    expect(puxar(marca, 'no', 10, 5)).toEqual({ x: 110, y: 105, largura: 40, altura: 15 });
    expect(puxar(marca, 'ne', 10, 5)).toEqual({ x: 100, y: 105, largura: 60, altura: 15 });
    expect(puxar(marca, 'so', 500, 500)).toEqual({ x: 147, y: 100, largura: 3, altura: 520 });
  });

  it('never leaves the page', () => {
    expect(arrastar(marca, null, -500, 2000, A4)).toEqual({ x: 0, y: 822, largura: 50, altura: 20 });
    expect(arrastar(marca, 'se', 2000, 0, A4)).toEqual({ x: 100, y: 100, largura: 495, altura: 20 });
  });

  it('by keyboard: arrows push, Shift stretches, Alt is finer', () => {
    expect(porTecla(marca, tecla('ArrowRight'), A4)).toEqual({ ...marca, x: 104 });
    expect(porTecla(marca, tecla('ArrowDown', { shiftKey: true }), A4)).toEqual({ ...marca, altura: 24 });
    expect(porTecla(marca, tecla('ArrowUp', { altKey: true }), A4)).toEqual({ ...marca, y: 99 });
    expect(porTecla(marca, tecla('a'), A4)).toBeNull();
  });

  it('draws from any corner to any other, cut at the edges', () => {
    expect(entre([50, 60], [10, 20], A4)).toEqual({ x: 10, y: 20, largura: 40, altura: 40 });
    expect(entre([-20, -20], [30, 30], A4)).toEqual({ x: 0, y: 0, largura: 30, altura: 30 });
  });
});
