import { describe, expect, it } from 'vitest';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { comoSujeito, quemDecide } from '#capabilities/remedio/domain/quem-decide.ts';
import { orientacaoDe } from './orientacao.ts';

const daResposta = { porSilencio: false, isContraOTipo: false };
const remedios = ['recorrer', 'reclamar', 'denunciarDescumprimento', 'pedirRevisao'] as const;

describe('the citizen’s coach', () => {
  it('says of every remedy what it is and what helps, in whole sentences', () => {
    for (const remedio of remedios) {
      const { titulo, oQueE, oQueAjuda } = orientacaoDe(remedio, daResposta);
      expect(titulo).not.toMatch(/\.$/);
      expect(oQueAjuda.length).toBeGreaterThan(1);
      for (const frase of [oQueE, ...oQueAjuda]) expect(frase).toMatch(/^\p{Lu}.+\.$/u);
    }
  });

  it('speaks otherwise of an appeal against silence, of which nobody has to argue', () => {
    const porSilencio = { ...daResposta, porSilencio: true };
    expect(orientacaoDe('recorrer', porSilencio)).not.toEqual(orientacaoDe('recorrer', daResposta));
    expect(orientacaoDe('reclamar', porSilencio)).toEqual(orientacaoDe('reclamar', daResposta));
  });

  it('Decreto 7.724/2012, art. 23: after a denied revisão speaks of the change of type, and of no answer', () => {
    const { titulo, oQueE, oQueAjuda } = orientacaoDe('recorrer', { ...daResposta, isContraOTipo: true });
    expect(titulo).toBe('Recorrer da mudança de tipo');
    expect([oQueE, ...oQueAjuda].join(' ')).not.toMatch(/resposta|respondeu|recebeu/);
    for (const frase of [oQueE, ...oQueAjuda]) expect(frase).toMatch(/^\p{Lu}.+\.$/u);
  });

  it('names who sits at each instance', () => {
    for (const instancia of Object.values(Instancia)) {
      expect(quemDecide(instancia, 'IFCE – Instituto')).toContain('IFCE');
      const quem = comoSujeito(quemDecide(instancia, 'MCTI – Ministério da Ciência, Tecnologia e Inovação'));
      expect(quem.endsWith(','), 'closes what stands between commas').toBe(instancia === Instancia.primeira);
    }
  });
});
