import { describe, expect, it } from 'vitest';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { quemDecide } from '#capabilities/remedio/domain/quem-decide.ts';
import { orientacaoDe } from './orientacao.ts';

const remedios = ['recorrer', 'reclamar', 'denunciarDescumprimento', 'pedirRevisao'] as const;

describe('the citizen’s coach', () => {
  it('says of every remedy what it is and what helps, in whole sentences', () => {
    for (const remedio of remedios) {
      const { titulo, oQueE, oQueAjuda } = orientacaoDe(remedio, false);
      expect(titulo).not.toMatch(/\.$/);
      expect(oQueAjuda.length).toBeGreaterThan(1);
      for (const frase of [oQueE, ...oQueAjuda]) expect(frase).toMatch(/^\p{Lu}.+\.$/u);
    }
  });

  it('speaks otherwise of an appeal against silence, of which nobody has to argue', () => {
    expect(orientacaoDe('recorrer', true)).not.toEqual(orientacaoDe('recorrer', false));
    expect(orientacaoDe('reclamar', true)).toEqual(orientacaoDe('reclamar', false));
  });

  it('names who sits at each instance', () => {
    for (const instancia of Object.values(Instancia))
      expect(quemDecide(instancia, 'IFCE – Instituto')).toContain('IFCE');
  });
});
