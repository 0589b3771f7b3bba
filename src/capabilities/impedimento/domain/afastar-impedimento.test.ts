import { describe, expect, it } from 'vitest';
import { checkAct } from '#kernel/ato/interpretar.ts';
import { Perfil } from '#kernel/perfil.ts';
import { afastarImpedimento } from './afastar-impedimento.ato.ts';
import { type FatosDoImpedimento, type QuemAfasta, quemAfastaDe } from './impedimento.ts';

const AGORA = new Date('2026-03-31T12:00:00Z');
const acesso = (desde: string, dadoPor: number | null = null, idPerfil: number = Perfil.gestor) => ({
  idUsuario: 8,
  idPerfil,
  dadoPor,
  desde: new Date(desde),
});
const ANTIGO = '2025-01-01T12:00:00Z';
const NOVO = '2026-03-20T12:00:00Z';

/** What the act says to a gestor of the office. */
const afasta = (origem: FatosDoImpedimento['origem'], quemAfasta: QuemAfasta): string => {
  const fatos: FatosDoImpedimento = { relacao: 'orgao', alcanca: true, origem, emCurso: true, quemAfasta };
  const verdict = checkAct(afastarImpedimento, { estado: 'vigente', perfil: Perfil.gestor, fatos });
  return verdict.allowed ? 'pode' : verdict.error.code;
};

describe('Lei 9.784/1999, arts. 18 to 21: lifting the impedimento of somebody among the people involved', () => {
  it('is for a gestor of 30 days or more: another profile, however old, does not count', () => {
    expect(quemAfastaDe([acesso(NOVO)], 7, AGORA).isNovo).toBe(true);
    expect(quemAfastaDe([acesso(NOVO), acesso(ANTIGO)], 7, AGORA).isNovo).toBe(false);
    expect(quemAfastaDe([acesso(NOVO), acesso(ANTIGO, null, Perfil.atendente)], 7, AGORA).isNovo).toBe(true);
  });

  it('is not for who has a profile from the person who is kept away', () => {
    expect(quemAfastaDe([acesso(ANTIGO, 7)], 7, AGORA).recebeuDoImpedido).toBe(true);
    expect(quemAfastaDe([acesso(ANTIGO, 6)], 7, AGORA).recebeuDoImpedido).toBe(false);
    expect(quemAfastaDe([acesso(ANTIGO)], null, AGORA).recebeuDoImpedido).toBe(false);
  });

  it('a recusal is lifted by any gestor, and what the person who reports asked for by none', () => {
    const antiga = { isNovo: false, recebeuDoImpedido: false };
    const nova = { ...antiga, isNovo: true };
    const chamada = { ...antiga, recebeuDoImpedido: true };
    expect(afasta('declarado', nova)).toBe('pode');
    expect(afasta('declarado', chamada)).toBe('pode');
    for (const achado of ['envolvido', 'acesso-recebido'] as const) {
      expect(afasta(achado, antiga), achado).toBe('pode');
      expect(afasta(achado, nova), achado).toBe('impedimento.gestor-recente');
      expect(afasta(achado, chamada), achado).toBe('impedimento.recebeu-do-impedido');
    }
    expect(afasta('pedido-de-quem-relata', antiga)).toBe('impedimento.pedido-por-quem-relata');
  });
});
