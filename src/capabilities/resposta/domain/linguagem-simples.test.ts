import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dicasDeLinguagem, MAX_PALAVRAS } from './linguagem-simples.ts';

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
    const dicas = dicasDeLinguagem('Outrossim, os pedidos foram INDEFERIDOS após a diligência.');
    expect(dicas.map(({ trecho }) => trecho)).toEqual(['Outrossim', 'INDEFERIDOS', 'diligência']);
    expect(dicas[0]?.dica).toBe('Troque “Outrossim” por “além disso”.');
  });

  it.each([
    ['supracitado', 'citado acima'],
    ['supracitada', 'citada acima'],
    ['supramencionadas', 'citadas acima'],
    ['INDEFERIDOS', 'negados'],
    ['indeferimentos', 'negativas'],
    ['diligências', 'providências'],
    ['óbices', 'obstáculos'],
    ['remanescentes', 'restantes'],
    ['intempestivas', 'fora do prazo'],
    ['mormente', 'principalmente'],
  ])('“%s” becomes “%s”, of the same gender and number', (jargao, simples) => {
    expect(dicasDeLinguagem(jargao).map(({ dica }) => dica)).toEqual([
      `Troque “${jargao}” por “${simples}”.`,
    ]);
  });

  it('is a whole word: what only contains one is not', () => {
    expect(tipos('O ministério respondeu ao misterioso caso.')).toEqual([]);
  });
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
