import { describe, expect, it } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { afastarImpedimento } from './afastar-impedimento.ato.ts';
import { podeAfastar, quemAfastaDe } from './impedimento.ts';

const AGORA = new Date('2026-03-31T12:00:00Z');
const acesso = (desde: string, dadoPor: number | null = null, idPerfil: number = Perfil.gestor) => ({
  idUsuario: 8,
  idPerfil,
  dadoPor,
  desde: new Date(desde),
});
const ANTIGO = '2025-01-01T12:00:00Z';
const NOVO = '2026-03-20T12:00:00Z';

describe('Lei 9.784/1999, arts. 18 to 21: lifting the impedimento of somebody among the people involved', () => {
  it('takes the second factor again', () => {
    expect(afastarImpedimento.rota?.confirma).toBe('segundo-fator');
  });

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
    const nova = { isNovo: true, recebeuDoImpedido: false };
    expect(podeAfastar('declarado', nova)).toBe(true);
    expect(podeAfastar('envolvido', nova)).toBe(false);
    expect(podeAfastar('acesso-recebido', nova)).toBe(false);
    expect(podeAfastar('envolvido', { isNovo: false, recebeuDoImpedido: true })).toBe(false);
    expect(podeAfastar('pedido-de-quem-relata', { isNovo: false, recebeuDoImpedido: false })).toBe(false);
  });
});
