import { describe, expect, it } from 'vitest';
import { recusaDaDefinicao, separarEscolhidas } from './definicao.ts';
import { definirImpedimento } from './definir-impedimento.ato.ts';

const pessoa = (idUsuario: number, nome: string) => ({
  idUsuario,
  nomes: [nome],
  cpf: null,
  isGestor: idUsuario === 1,
});
const orgao = [pessoa(1, 'Gustavo Prado'), pessoa(2, 'Renata Brandão'), pessoa(3, 'Ana Lima')];
const base = { indicadas: [], soltas: [], tratam: [1, 2, 3], longe: new Set<number>(), idGestor: 1 };
const recusa = (mudancas: Partial<Parameters<typeof recusaDaDefinicao>[0]>) =>
  recusaDaDefinicao({ ...base, ...mudancas })?.code ?? 'pode';

describe('Lei 13.608/2018, art. 4-A: whom the gestor names counts as the author’s wish only if the words can mean them', () => {
  it('others are named by the gestor alone', () => {
    const separar = (nome: string, ...escolhidas: number[]) =>
      separarEscolhidas({ nome }, orgao, escolhidas, new Set());
    expect(separar('a Renata do RH', 2, 3)).toEqual({ pedidas: [2], indicadas: [3] });
    expect(separar('Zulmira do almoxarifado', 2, 2, 3)).toEqual({ pedidas: [], indicadas: [2, 3] });
  });

  it('who is kept away by the request already stays so', () => {
    expect(separarEscolhidas({ nome: 'Zuzu' }, orgao, [3], new Set([3]))).toEqual({
      pedidas: [3],
      indicadas: [],
    });
  });
});

describe('Lei 9.784/1999, art. 20: by the gestor’s own word', () => {
  it('three people at most, and somebody else who handles the case goes on seeing it', () => {
    expect(recusa({ indicadas: [2] })).toBe('pode');
    expect(recusa({ indicadas: [2, 3] })).toBe('impedimento.ninguem-mais-ve');
    expect(recusa({ indicadas: [2], longe: new Set([3]) })).toBe('impedimento.ninguem-mais-ve');
    expect(recusa({ indicadas: [7], longe: new Set([2, 3]) })).toBe('pode');
    expect(recusa({ indicadas: [5, 6, 7, 8] })).toBe('impedimento.indicadas-demais');
  });
});

describe('Lei 13.608/2018, art. 4-A: letting off who might be the person feared', () => {
  it('takes the second factor again, as saying who is meant does', () => {
    expect(definirImpedimento.rota?.confirma).toBe('segundo-fator');
  });

  it('is for a gestor of 30 days or more who did not get the profile from that person, as lifting is', () => {
    const antigo = { isNovo: false, recebeuDoImpedido: false };
    expect(recusa({ soltas: [antigo] })).toBe('pode');
    expect(recusa({ soltas: [antigo, { ...antigo, isNovo: true }] })).toBe('impedimento.gestor-recente');
    expect(recusa({ soltas: [{ ...antigo, recebeuDoImpedido: true }] })).toBe(
      'impedimento.recebeu-do-impedido',
    );
  });
});
