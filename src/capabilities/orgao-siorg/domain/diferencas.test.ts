import { describe, expect, it } from 'vitest';
import { diferencas } from './diferencas.ts';
import { contar } from './mudanca.ts';
import type { Unidade, UnidadeGuardada } from './unidade.ts';

const unidade = (codigo: number, idPai: number | null, mais: Partial<Unidade> = {}): Unidade => ({
  codigo,
  idPai,
  nome: `Unidade ${codigo}`,
  sigla: null,
  codigoTipoUnidade: null,
  codigoOrgaoEntidade: null,
  codigoEsfera: null,
  codigoPoder: null,
  telefone: null,
  email: null,
  site: null,
  endereco: null,
  competencia: null,
  ...mais,
});
const guardada = (
  codigo: number,
  idPai: number | null,
  mais: Partial<UnidadeGuardada> = {},
): UnidadeGuardada => ({ ...unidade(codigo, idPai), ativo: true, manual: false, ...mais });

describe('what an import would change', () => {
  it('is nothing when the file says what the directory has', () => {
    expect(
      diferencas([guardada(1, null), guardada(2, 1)], [unidade(2, 1), unidade(1, null)], 'completa'),
    ).toEqual({
      mudancas: [],
      problemas: [],
    });
  });

  it('leaves out a unit whose text is longer than anybody may type, as it is in the directory, and says so', () => {
    const longo = { nome: 'N'.repeat(5000), sigla: 'S'.repeat(41) };
    const lidas = [
      unidade(1, null),
      unidade(2, 1, longo),
      unidade(3, 1, { nome: 'N'.repeat(301) }),
      unidade(4, 3),
    ];
    const { mudancas, problemas } = diferencas([guardada(1, null), guardada(2, 1)], lidas, 'completa');
    expect(mudancas.map(({ tipo, codigo }) => [tipo, codigo])).toEqual([['nova', 4]]);
    expect(problemas.map(({ tipo, texto }) => `${tipo}: ${texto}`)).toEqual([
      'texto-longo: Unidade 2, Nome com 5.000 letras (no máximo 300) e Sigla com 41 letras (no máximo 40): fica como está no diretório.',
      'texto-longo: Unidade 3, Nome com 301 letras (no máximo 300): fica como está no diretório.',
      'pai-ausente: Unidade 4 (4) está abaixo da unidade 3, que não existe: entra sem unidade superior.',
    ]);
  });

  it('takes a unit whose texts are as long as a field takes', () => {
    const { mudancas, problemas } = diferencas([], [unidade(1, null, { nome: 'N'.repeat(300) })], 'completa');
    expect([mudancas.length, problemas]).toEqual([1, []]);
  });

  it('names new units, changes field by field, moves with both superiors, what ended and what came back', () => {
    const atuais = [
      guardada(1, null, { sigla: 'PR' }),
      guardada(2, 1, { telefone: '(61) 1111' }),
      guardada(3, 1),
      guardada(4, 3),
      guardada(5, 1, { ativo: false }),
    ];
    const lidas = [
      unidade(1, null, { sigla: 'PR' }),
      unidade(2, 1, { telefone: '(61) 2222', email: 'a@b.gov.br' }),
      unidade(4, 2),
      unidade(5, 1),
      unidade(6, 2, { sigla: 'NOVA' }),
    ];
    const { mudancas } = diferencas(atuais, lidas, 'completa');
    expect(mudancas).toEqual([
      {
        tipo: 'nova',
        codigo: 6,
        nome: 'NOVA – Unidade 6',
        antes: null,
        depois: { nome: 'Unidade 6', sigla: 'NOVA', idPai: 2, superior: 'Unidade 2' },
      },
      {
        tipo: 'alterada',
        codigo: 2,
        nome: 'Unidade 2',
        antes: { telefone: '(61) 1111', email: null },
        depois: { telefone: '(61) 2222', email: 'a@b.gov.br' },
      },
      {
        tipo: 'movida',
        codigo: 4,
        nome: 'Unidade 4',
        antes: { idPai: 3, superior: 'Unidade 3' },
        depois: { idPai: 2, superior: 'Unidade 2' },
      },
      { tipo: 'reativada', codigo: 5, nome: 'Unidade 5', antes: { ativo: false }, depois: { ativo: true } },
      { tipo: 'inativada', codigo: 3, nome: 'Unidade 3', antes: { ativo: true }, depois: { ativo: false } },
    ]);
    expect(contar(mudancas)).toEqual({ nova: 1, alterada: 1, movida: 1, reativada: 1, inativada: 1 });
  });

  it('a part of the structure ends only what stands below its own units', () => {
    const atuais = [guardada(1, null), guardada(2, 1), guardada(3, 2), guardada(4, 3), guardada(9, 1)];
    const { mudancas } = diferencas(atuais, [unidade(2, 1)], 'parte');
    expect(mudancas.map(({ tipo, codigo }) => [tipo, codigo])).toEqual([
      ['inativada', 3],
      ['inativada', 4],
    ]);
  });

  it('never ends a unit made by hand, and says so', () => {
    const { mudancas, problemas } = diferencas(
      [guardada(1, null), guardada(2, 1, { manual: true })],
      [unidade(1, null)],
      'completa',
    );
    expect(mudancas).toEqual([]);
    expect(problemas).toMatchObject([{ tipo: 'cadastrada-a-mao', codigo: 2 }]);
  });
});

describe('what cannot be taken is told, not swallowed', () => {
  it('a code twice with different data stays as it is; twice the same counts once', () => {
    const { mudancas, problemas } = diferencas(
      [guardada(1, null), guardada(2, 1)],
      [
        unidade(1, null),
        unidade(2, 1, { nome: 'A' }),
        unidade(2, 1, { nome: 'B' }),
        unidade(3, 1),
        unidade(3, 1),
      ],
      'completa',
    );
    expect(mudancas.map(({ tipo, codigo }) => [tipo, codigo])).toEqual([['nova', 3]]);
    expect(problemas.map(({ tipo, codigo }) => [tipo, codigo])).toEqual([
      ['codigo-repetido', 2],
      ['codigo-repetido', 3],
    ]);
  });

  it('a circle inside the file, and one that only exists together with the directory', () => {
    const dentro = diferencas(
      [],
      [unidade(1, null), unidade(2, 3), unidade(3, 2), unidade(4, 3)],
      'completa',
    );
    expect(dentro.problemas.map(({ tipo, codigo }) => [tipo, codigo])).toEqual([
      ['ciclo', 2],
      ['ciclo', 3],
      ['pai-ausente', 4],
    ]);
    expect(dentro.mudancas.map(({ codigo, depois }) => [codigo, depois?.idPai])).toEqual([
      [1, null],
      [4, null],
    ]);
    const juntos = diferencas([guardada(1, null), guardada(2, 1), guardada(3, 2)], [unidade(1, 3)], 'parte');
    expect(juntos.problemas).toMatchObject([{ tipo: 'ciclo', codigo: 1 }]);
    expect(juntos.mudancas.some(({ tipo }) => tipo === 'movida')).toBe(false);
    expect(diferencas([], [unidade(7, 7)], 'parte').problemas).toMatchObject([{ tipo: 'ciclo', codigo: 7 }]);
  });

  it('a superior that does not exist: who was there stays in place, who is new stands at the top', () => {
    const { mudancas, problemas } = diferencas(
      [guardada(1, null), guardada(2, 1)],
      [unidade(2, 99), unidade(3, 99)],
      'parte',
    );
    expect(mudancas.map(({ tipo, codigo, depois }) => [tipo, codigo, depois?.idPai])).toEqual([
      ['nova', 3, null],
    ]);
    expect(problemas.map(({ tipo, texto }) => [tipo, texto.split(': ')[1]])).toEqual([
      ['pai-ausente', 'fica onde está.'],
      ['pai-ausente', 'entra sem unidade superior.'],
    ]);
  });
});
