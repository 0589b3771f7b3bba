import { expect, it } from 'vitest';
import { Procura } from '../texto/procura.ts';
import { restantesDa } from './restantes.ts';

/** Letters 10 wide and 12 high, each line 20 below the previous one. */
const pagina = (texto: string) => {
  const caixas: number[] = [];
  let [coluna, linha] = [0, 0];
  for (const sinal of texto) {
    caixas.push(...(sinal === '\n' ? [0, 0, 0, 0] : [coluna * 10, linha * 20, 10, 12]));
    if (sinal === '\n') [coluna, linha] = [0, linha + 1];
    else coluna += 1;
  }
  return { texto, caixas: new Float32Array(caixas) };
};

it('N14 each place where a removed text still shows is told once, with a rectangle for each of its lines', () => {
  const letras = pagina('Por Joana Segredo e por Joana\nSegredo');
  expect(restantesDa(letras, 3, new Procura(['Joana Segredo']))).toEqual([
    { pagina: 3, lugares: [{ x: 40, y: 0, largura: 130, altura: 12 }] },
    {
      pagina: 3,
      lugares: [
        { x: 240, y: 0, largura: 50, altura: 12 },
        { x: 0, y: 20, largura: 70, altura: 12 },
      ],
    },
  ]);
});

it('N14 one word of a name is not the name', () => {
  expect(restantesDa(pagina('Outra Joana'), 0, new Procura(['Joana Segredo']))).toEqual([]);
});
