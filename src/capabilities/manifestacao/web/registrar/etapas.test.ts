import { describe, expect, it } from 'vitest';
import { anterior, etapaDoHash, lugarDaEtapa, nomeDaEtapa, perguntasDe, seguinte } from './etapas.ts';
import { readRegistrando } from './registrando.ts';

const pessoa = { anonimo: false, atendimento: { isAtendimento: false } };
const mesa = { anonimo: false, atendimento: { isAtendimento: true } };

describe('N1 steps without a question go', () => {
  it('a citizen answers four: who they are is part of the review, and files stand under the text', () => {
    expect(perguntasDe(pessoa).map(nomeDaEtapa)).toEqual(['Assunto', 'Relato', 'Órgão', 'Revisão']);
    expect(perguntasDe({ ...mesa, anonimo: true })).toEqual(perguntasDe(pessoa));
  });

  it('the desk is asked for the person, too', () => {
    expect(perguntasDe(mesa).map(nomeDaEtapa)).toEqual([
      'Assunto',
      'Relato',
      'Órgão',
      'Identificação',
      'Revisão',
    ]);
  });

  it('what is changed from the review is counted as the review and leads back to it', () => {
    const fila = perguntasDe(pessoa);
    expect(lugarDaEtapa(fila, 'identificacao')).toBe(3);
    expect(seguinte(fila, 'identificacao')).toBe('revisao');
    expect(anterior(fila, 'identificacao')).toBe('orgao');
    expect(seguinte(fila, 'orgao')).toBe('revisao');
    expect(anterior(fila, 'assunto')).toBeNull();
  });

  it('the address of the step that files once had shows the text they now stand under', () => {
    expect(etapaDoHash('#anexos')).toBe('relato');
    expect(etapaDoHash('#outra')).toBeNull();
  });

  it('a draft kept while files had a step of their own goes on at the review', () => {
    const guardado = { chaveEnvio: crypto.randomUUID(), idTipoManifestacao: 2, etapa: 'anexos' };
    expect(readRegistrando(guardado)?.etapa).toBe('revisao');
    expect(readRegistrando({ ...guardado, etapa: 'inventada' })?.etapa).toBe('relato');
  });
});
