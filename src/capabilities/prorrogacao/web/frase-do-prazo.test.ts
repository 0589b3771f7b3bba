import { expect, it } from 'vitest';
import { umCasoEscolhido } from '#shell/atos/testing-ato.tsx';
import { fraseDoPrazo, fraseDosPrazos } from './frase-do-prazo.ts';

it('says from which day to which, and by how much', () => {
  expect(fraseDoPrazo({ prazoAtual: '2026-03-12', prazoNovo: '2026-04-11', dias: 30 })).toBe(
    'O prazo passa de qui., 12/03/2026 para sáb., 11/04/2026 (+30 dias).',
  );
});

it.each([
  ['thirty days in ouvidoria', [2, 1, 7], /^Cada uma ganha 30 dias/],
  ['ten in access to information', [8, 8], /^Cada pedido ganha 10 dias/],
  ['each its own where both are chosen', [2, 8], /ouvidoria ganha 30 dias e cada pedido .* 10,/],
] as const)('gives many %s', (_, tipos, frase) => {
  expect(fraseDosPrazos(tipos.map((tipo, index) => umCasoEscolhido(index + 1, tipo)))).toMatch(frase);
});
