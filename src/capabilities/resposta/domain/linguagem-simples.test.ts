import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dicasDeLinguagem, MAX_PALAVRAS, trocarTodas } from './linguagem-simples.ts';

const frase = (palavras: number) => `${Array.from({ length: palavras }, () => 'palavra').join(' ')}.`;
const tipos = (texto: string) => dicasDeLinguagem(texto).map(({ tipo }) => tipo);

describe('long sentences', () => {
  it('are those above the limit, counted one by one', () => {
    expect(tipos(frase(MAX_PALAVRAS))).toEqual([]);
    expect(tipos(frase(MAX_PALAVRAS + 1))).toEqual(['frase-longa']);
    expect(tipos(`${frase(20)} ${frase(20)}`)).toEqual([]);
    expect(tipos(`${frase(30)} Curta. ${frase(30)}`)).toEqual(['frase-longa', 'frase-longa']);
  });

  it('do not end at an abbreviation or inside a number', () => {
    const texto = `${frase(20).slice(0, -1)} do art. 16 da Lei nº 13.460 de 2017.`;
    expect(tipos(texto)).toEqual(['frase-longa']);
  });

  it('end with a paragraph', () => {
    expect(tipos(`${frase(20).slice(0, -1)}\n\n${frase(20)}`)).toEqual([]);
  });
});

describe('jargon', () => {
  it('is found with and without accents, in any case and number, with the simpler word', () => {
    const dicas = dicasDeLinguagem('Outrossim, os pedidos foram INDEFERIDOS por óbices.');
    expect(dicas.map(({ trecho }) => trecho)).toEqual(['Outrossim', 'INDEFERIDOS', 'óbices']);
    expect(dicas[0]?.dica).toBe('Troque “Outrossim” por “Além disso”.');
  });

  it.each([
    ['supracitado', 'citado'],
    ['supracitada', 'citada'],
    ['supramencionadas', 'citadas'],
    ['INDEFERIDOS', 'NEGADOS'],
    ['missivas', 'cartas'],
    ['óbices', 'obstáculos'],
    ['subsequentes', 'seguintes'],
    ['intempestivas', 'fora do prazo'],
    ['mormente', 'principalmente'],
  ])('“%s” becomes “%s”, of the same gender and number', (jargao, simples) => {
    expect(dicasDeLinguagem(jargao).map(({ dica }) => dica)).toEqual([
      `Troque “${jargao}” por “${simples}”.`,
    ]);
  });

  it.each([
    ['Em que pese o atraso, foi feito.', 'Apesar do atraso, foi feito.'],
    [
      'No que tange às multas, não há. No tocante ao prazo, também.',
      'Sobre as multas, não há. Sobre o prazo, também.',
    ],
    ['Acerca disso, decidiu-se em virtude da chuva.', 'Sobre isso, decidiu-se por causa da chuva.'],
    [
      'Anteriormente à visita, as obras elencadas foram adiadas.',
      'Antes da visita, as obras listadas foram adiadas.',
    ],
    ['Posteriormente, a equipe respondeu.', 'Depois, a equipe respondeu.'],
    ['Com o fito de apurar, CIENTIFICAMOS o setor.', 'Para apurar, AVISAMOS o setor.'],
    ['Os itens têm o condão de informar.', 'Os itens podem informar.'],
    ['em virtude\nda lei', 'por causa da lei'],
  ])('“%s” is swapped as it stands: “%s”', (antes, depois) => {
    expect(trocarTodas(antes)).toBe(depois);
  });

  it('gives advice without a swap where the sentence would not agree', () => {
    const [dica] = dicasDeLinguagem('O indeferimento foi explicado.');
    expect(dica).toMatchObject({
      troca: null,
      dica: '“indeferimento”: prefira “negativa”, mudando a frase.',
    });
    expect(trocarTodas('O indeferimento foi explicado.')).toBe('O indeferimento foi explicado.');
  });

  it.each([
    ['Procedeu-se à vistoria.', '“Procedeu-se”: diga quem fez e o que fez.'],
    ['Será feito oportunamente.', '“oportunamente”: diga a data em que será feito.'],
    ['Responda, sob pena de multa.', '“sob pena de”: diga o que acontece se não for feito.'],
    ['Atendemos mediante senha.', '“mediante”: prefira “com” ou “por meio de”, mudando a frase.'],
  ])('“%s” is advised in a sentence that reads well: %s', (texto, conselho) => {
    expect(dicasDeLinguagem(texto)).toMatchObject([{ troca: null, dica: conselho }]);
  });

  it('does not reach over a full stop or a comma', () => {
    expect(tipos('Foi feito em virtude. Da chuva nada se disse.')).toEqual([]);
  });

  it('leaves everyday words alone', () => {
    for (const texto of [
      'O dado que você pediu está na página.',
      'Toda vez que chove, a luz da rua apaga.',
      'Recebeu o seguro defeso e fez o curso de direito.',
      'Tanto quanto a servidora, a área externa foi limpa.',
    ])
      expect(tipos(texto), texto).toEqual([]);
  });

  it('is a whole word: what only contains one is not', () => {
    expect(tipos('O ministério respondeu ao misterioso caso.')).toEqual([]);
  });
});

it('a blank that a template left is pointed at', () => {
  expect(dicasDeLinguagem('Foi feito em [dia].')).toMatchObject([
    { tipo: 'lacuna', trecho: '[dia]', dica: 'Falta preencher: [dia]', troca: null },
  ]);
});

it('points at what it names, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (texto) => {
      const inteiro = `${texto} outrossim ${texto}`;
      for (const { inicio, fim, trecho } of dicasDeLinguagem(inteiro)) {
        expect(inteiro.slice(inicio, fim)).toBe(trecho);
      }
    }),
  );
});
