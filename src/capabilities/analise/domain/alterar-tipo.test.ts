import { describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { abreRevisao, fraseDaMudanca, podeAlterarTipo, retipadaDepois, teorNoTipo } from './alterar-tipo.ts';

const { comunicacao, denuncia, reclamacao, elogio, acessoAInformacao } = TipoManifestacao;
const code = (de: number, para: number, agrupada = false) => {
  const verdict = podeAlterarTipo({ de, para, agrupada });
  return verdict.allowed ? 'allowed' : verdict.error.code;
};

describe('changing the type', () => {
  it('never gives a comunicação an author it does not have', () => {
    for (const para of [denuncia, reclamacao, elogio, acessoAInformacao]) {
      expect(code(comunicacao, para)).toBe('analise.comunicacao-fica-anonima');
    }
  });

  it('is a change', () => {
    expect(code(reclamacao, reclamacao)).toBe('analise.mesmo-tipo');
    expect(code(reclamacao, elogio)).toBe('allowed');
  });

  it('leaves the group first, which is of one type', () => {
    expect(code(reclamacao, denuncia, true)).toBe('analise.desagrupe-antes');
    expect(code(denuncia, reclamacao, true)).toBe('analise.desagrupe-antes');
    expect(code(reclamacao, elogio, true)).toBe('analise.desagrupe-antes');
    expect(code(reclamacao, denuncia)).toBe('allowed');
  });

  it('gives a request of information its summary and leaves other texts alone', () => {
    expect(teorNoTipo({ texto: 'Quero  saber\nquanto custou.' }, acessoAInformacao).resumo).toBe(
      'Quero saber quanto custou.',
    );
    expect(teorNoTipo({ texto: 'a'.repeat(300) }, acessoAInformacao).resumo).toHaveLength(255);
    expect(teorNoTipo({ texto: 'x', resumo: 'meu' }, acessoAInformacao).resumo).toBe('meu');
    expect(teorNoTipo({ texto: 'x' }, elogio)).toEqual({ texto: 'x' });
  });

  it('opens a revisão only where a request stops being one', () => {
    expect(abreRevisao({ de: acessoAInformacao, para: reclamacao })).toBe(true);
    expect(abreRevisao({ de: acessoAInformacao, para: denuncia })).toBe(true);
    expect(abreRevisao({ de: reclamacao, para: acessoAInformacao })).toBe(false);
    expect(abreRevisao({ de: reclamacao, para: denuncia })).toBe(false);
    expect(abreRevisao({ de: comunicacao, para: denuncia })).toBe(false);
  });

  it('Lei 12.527/2011, art. 10: remembers when it stopped being one until it is one again, whatever it becomes between', () => {
    const depois = (de: number, para: number, antes: string | null) =>
      retipadaDepois({ de, para }, antes, 'agora');
    expect(depois(acessoAInformacao, reclamacao, null)).toBe('agora');
    expect(depois(reclamacao, elogio, 'antes')).toBe('antes');
    expect(depois(reclamacao, denuncia, 'antes')).toBe('antes');
    expect(depois(elogio, acessoAInformacao, 'antes')).toBeNull();
    expect(depois(reclamacao, elogio, null)).toBeNull();
  });

  it('says what changes for who filed', () => {
    const nomes = { de: 'A', para: 'B' };
    expect(fraseDaMudanca({ de: denuncia, para: elogio }, nomes)).toContain('continua restrita');
    expect(fraseDaMudanca({ de: elogio, para: denuncia }, nomes)).toContain('sigilosos');
    expect(fraseDaMudanca({ de: elogio, para: reclamacao }, nomes)).toBe('O tipo mudou de A para B.');
    expect(fraseDaMudanca({ de: elogio, para: acessoAInformacao }, nomes)).toContain(
      'os prazos e os recursos da Lei de Acesso à Informação',
    );
    expect(fraseDaMudanca({ de: acessoAInformacao, para: reclamacao }, nomes, '24/08/2026')).toContain(
      'pedir a revisão desta mudança até 24/08/2026',
    );
  });
});
