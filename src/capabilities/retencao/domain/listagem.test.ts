import { describe, expect, it } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { plainDate } from '#kernel/prazo/data.ts';
import { editalAte, type Listagem, podeDecidir, podeEliminar, podePropor } from './listagem.ts';
import { numerosPublicos } from './numeros-publicos.ts';

const aberta: Listagem = { situacao: 'aberta', idOuvidoria: 6, idProponente: null, editalAte: null };
const proposta: Listagem = { ...aberta, situacao: 'proposta', idProponente: 1 };
const antigo = { temTempoDeCasa: true, ligados: [] };
const gestor = (idUsuario: number, idOuvidoria = 6) => ({
  ...antigo,
  idUsuario,
  idPerfil: Perfil.gestor,
  idOuvidoria,
});

describe('L15 retention (Resolução Conarq 40/2014): listed, approved by a person, announced, destroyed', () => {
  it('the office’s gestor proposes; another person approves', () => {
    expect(podePropor(gestor(1), aberta)).toBe(true);
    expect(podePropor(gestor(1, 65), aberta)).toBe(false);
    expect(podePropor({ idUsuario: 9, idPerfil: Perfil.administrador, idOuvidoria: 6 }, aberta)).toBe(false);
    expect(podePropor({ idUsuario: 9, idPerfil: Perfil.respondente, idOuvidoria: 6 }, aberta)).toBe(false);
    expect(podeDecidir(gestor(1), proposta)).toBe(false);
    expect(podeDecidir(gestor(2), proposta)).toBe(true);
    expect(podeDecidir(gestor(2, 65), proposta)).toBe(false);
    const administrador = { ...antigo, idUsuario: 9, idPerfil: Perfil.administrador, idOuvidoria: null };
    expect(podeDecidir(administrador, proposta)).toBe(true);
    expect(podeDecidir(gestor(2), aberta)).toBe(false);
  });

  it('one person with two accounts destroys nothing: neither who has just come nor one that who proposed made', () => {
    expect(podeDecidir({ ...gestor(2), temTempoDeCasa: false }, proposta)).toBe(false);
    expect(podeDecidir({ ...gestor(2), ligados: [1] }, proposta)).toBe(false);
    expect(podeDecidir({ ...gestor(2), ligados: [3] }, proposta)).toBe(true);
  });

  it('nothing is destroyed before the day after the last of the edital', () => {
    const ate = editalAte(plainDate(2037, 2, 1), 30);
    const aprovada: Listagem = { ...proposta, situacao: 'aprovada', editalAte: ate };
    expect(podeEliminar(aprovada, plainDate(2037, 3, 3))).toBe(false);
    expect(podeEliminar(aprovada, plainDate(2037, 3, 4))).toBe(true);
    expect(podeEliminar({ ...aprovada, situacao: 'proposta' }, plainDate(2040, 1, 1))).toBe(false);
  });

  it('tells nobody outside how few denúncias an office had', () => {
    const de = (idTipo: number, total: number, sigilosas = idTipo === 3 ? 0 : total) => ({
      idTipo,
      ano: 2016,
      total,
      sigilosas,
    });
    expect(numerosPublicos([de(1, 7), de(3, 9)])).toEqual({ total: 16, denuncias: 7 });
    expect(numerosPublicos([de(1, 2), de(7, 1), de(3, 90)])).toEqual({ total: 93, denuncias: null });
    expect(numerosPublicos([de(1, 20), de(3, 1)])).toEqual({ total: 21, denuncias: null });
    expect(numerosPublicos([de(3, 9)])).toEqual({ total: 9, denuncias: 0 });
    expect(numerosPublicos([de(3, 9, 2)]), 'two were denúncias once').toEqual({ total: 9, denuncias: null });
  });
});
