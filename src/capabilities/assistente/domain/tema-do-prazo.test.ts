import { describe, expect, it } from 'vitest';
import { fonteDoPrazo } from './explicar-prazo.ts';
import { ouvirTodas } from './parecida.ts';
import { temaDoPrazo, temasDoPrazo } from './tema-do-prazo.ts';

const tema = (texto: string, ...nomes: string[]) => temaDoPrazo(ouvirTodas(texto), new Set(nomes));

describe('which term is asked for', () => {
  it.each([
    'quanto tempo o inss tem pra me responder',
    'prazo da receita federal',
    'quando a prefeitura responde',
    'em quanto tempo o hospital responde minha reclamação',
  ])('N7 “%s” asks for the office’s term to answer', (texto) => expect(tema(texto)).toBe('ouvidoria'));

  it('N7 of an office by a name that only the directory knows', () => {
    expect(tema('qual o prazo do ibama')).toBeNull();
    expect(tema('qual o prazo do ibama', 'ibama')).toBe('ouvidoria');
  });

  it('is none where a service is waited for, or something else is asked', () => {
    for (const texto of [
      'quanto tempo demora no posto',
      'quanto tempo de fila no hospital',
      'quanto tempo cozinha o ovo',
    ])
      expect(tema(texto), texto).toBeNull();
  });

  it.each([
    ['o recurso passou do prazo', 'decidir-recurso'],
    ['faz tempo que recorri e ninguém julgou o recurso', 'decidir-recurso'],
    ['ainda posso responder a complementação atrasado', 'complementacao'],
    ['o prazo congela enquanto eu não responder', 'complementacao'],
    ['o órgão não respondeu meu pedido, posso recorrer?', 'silencio'],
    ['o prazo venceu e nada', 'silencio'],
  ])('tells whose silence it is: “%s”', (texto, esperado) => expect(tema(texto)).toBe(esperado));

  it('has a text of the help for each subject', () => {
    for (const cada of temasDoPrazo) expect(fonteDoPrazo(cada).titulo.length).toBeGreaterThan(5);
  });
});
