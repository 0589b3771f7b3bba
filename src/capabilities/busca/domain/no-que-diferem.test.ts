import { describe, expect, it } from 'vitest';
import { noQueDiferem } from './no-que-diferem.ts';

const pedido = (resumo: string, texto: string) => ({ resumo, texto });

describe('requests with the same summary', () => {
  it('are told apart by the words from which their texts differ', () => {
    expect(
      noQueDiferem([
        pedido('Gastos com diárias', 'Peço os gastos com diárias de 2024 na sede.'),
        pedido('gastos com DIARIAS.', 'Peço os gastos, com diarias de 2025 em Recife.'),
        pedido('Obras', 'Peço as obras.'),
      ]),
    ).toEqual(['… diárias de 2024 na sede.', '… diarias de 2025 em Recife.', null]);
  });

  it('show no more than the first words', () => {
    const longo = Array.from({ length: 40 }, (_, i) => `palavra${i}`).join(' ');
    const [primeiro] = noQueDiferem([pedido('A', longo), pedido('A', 'outra coisa')]);
    expect(primeiro).toBe(`${Array.from({ length: 12 }, (_, i) => `palavra${i}`).join(' ')} …`);
  });

  it('with three of them, begin where each leaves the most similar one', () => {
    expect(
      noQueDiferem([
        pedido('A', 'um dois três quatro'),
        pedido('A', 'um dois três cinco'),
        pedido('A', 'boa tarde um dois três quatro'),
      ]),
    ).toEqual(['… dois três quatro', '… dois três cinco', 'boa tarde um dois três quatro']);
  });

  it('have nothing to tell where the texts are the same', () => {
    expect(noQueDiferem([pedido('A', 'Igual.'), pedido('A', 'igual')])).toEqual([null, null]);
  });
});
