import { describe, expect, it } from 'vitest';
import { plainDate } from '#kernel/prazo/data.ts';
import type { Saida } from './saida.ts';
import { saidasEmPalavras } from './saida-em-palavras.ts';

const dia = plainDate(2026, 10, 13);
const noControle = { quem: 'CGU', desde: dia, ate: plainDate(2026, 10, 20) };

describe('Lei 12.527/2011, arts. 11 to 16: what the person who asked can count on, in words', () => {
  it.each<[Saida, string]>([
    [{ tipo: 'prazo', para: 'responder', ate: dia }, 'O órgão tem até 13/10/2026 para responder.'],
    [
      { tipo: 'prazo', para: 'entregar', ate: dia },
      'O órgão tem até 13/10/2026 para entregar o que prometeu.',
    ],
    [{ tipo: 'prazo', para: 'decidir', ate: dia }, 'Quem julga o recurso tem até 13/10/2026 para decidir.'],
    [
      { tipo: 'decisao-devida', por: 'instancia', desde: dia },
      'Quem julga o recurso deve uma decisão, e está com ele desde 13/10/2026.',
    ],
    [
      { tipo: 'decisao-devida', por: 'controle', desde: dia, noControle: { ...noControle, atrasada: false } },
      'CGU decide até 20/10/2026 sobre a entrega, e está com o caso desde 13/10/2026.',
    ],
    [
      { tipo: 'decisao-devida', por: 'controle', desde: dia, noControle: { ...noControle, atrasada: true } },
      'CGU devia ter decidido até 20/10/2026 sobre a entrega, e está com o caso desde 13/10/2026.',
    ],
    [
      { tipo: 'janela-por-vir', ato: 'reclamar', de: dia, ate: plainDate(2026, 10, 23) },
      'Se a resposta não vier, você pode reclamar da falta de resposta de 13/10/2026 até 23/10/2026.',
    ],
    [{ tipo: 'desistiu' }, 'Você desistiu deste pedido.'],
  ])('%o', (saida, frase) => {
    expect(saidasEmPalavras([saida])).toEqual([frase]);
  });

  it('leaves what the person can do to its button, and says nothing twice', () => {
    expect(
      saidasEmPalavras([
        { tipo: 'ato', ato: 'recorrer', ate: dia },
        { tipo: 'satisfeito' },
        { tipo: 'satisfeito' },
      ]),
    ).toEqual(['O que você pediu foi entregue, e a entrega está confirmada.']);
  });
});
