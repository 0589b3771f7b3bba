import { describe, expect, it } from 'vitest';
import {
  type Chave,
  chaves,
  chavesDoEscopo,
  definicoes,
  gruposDeConfiguracao,
  horaDosMinutos,
  minutosDaHora,
  padroesDoProduto,
} from './definicoes.ts';

const aceita = (chave: Chave, valor: unknown): boolean => definicoes[chave].esquema.safeParse(valor).success;

describe('the settings', () => {
  it('each says what it does, and belongs to a group that says what it is about', () => {
    for (const chave of chaves) {
      const { rotulo, explicacao, grupo, escopos } = definicoes[chave];
      expect(rotulo.length, chave).toBeGreaterThan(3);
      expect(explicacao, chave).toMatch(/\.$/);
      expect(gruposDeConfiguracao[grupo].resumo).toMatch(/\.$/);
      expect(escopos.length).toBeGreaterThan(0);
    }
  });

  it('each default is a value that might be set', () => {
    for (const [chave, padrao] of Object.entries(padroesDoProduto)) {
      expect(aceita(chave as Chave, padrao), chave).toBe(true);
    }
  });

  it('an office sets its hours, the term of its areas, its mails and how long it keeps cases, and nothing else', () => {
    expect(chavesDoEscopo('orgao').filter((chave) => !chave.startsWith('aviso.'))).toEqual([
      'orgao.horario',
      'tramitacao.dias',
      'retencao.denuncias-corrente',
      'retencao.denuncias-intermediaria',
      'retencao.outras-corrente',
      'retencao.outras-intermediaria',
    ]);
    expect(chavesDoEscopo('plataforma')).not.toContain('orgao.horario');
  });

  it.each([
    ['prazo.hora-de-corte', '11:59', false],
    ['prazo.hora-de-corte', '12:00', true],
    ['prazo.hora-de-corte', '23:59', true],
    ['prazo.hora-de-corte', '24:00', false],
    ['tramitacao.dias', 0, false],
    ['tramitacao.dias', 20, true],
    ['tramitacao.dias', 21, false],
    ['retencao.emails', 89, false],
    ['retencao.outras-corrente', 0, false],
    ['retencao.outras-intermediaria', 0, true],
    ['retencao.edital', 29, false],
    ['retencao.edital', 45, true],
    ['instalacao.urlSiteLai', 'http://lai.example', false],
    ['instalacao.urlSiteLai', 'javascript:alert(1)', false],
    ['instalacao.urlSiteLai', 'https://lai.example', true],
    ['instalacao.nome', '', false],
    ['instalacao.cor', 'verde', true],
    ['instalacao.cor', '#ffff00', false],
    ['instalacao.horarioAtendimento', '', true],
    ['aviso.manifestacao.desistencia', 'sim', false],
  ] as const)('%s of %j: %s', (chave, valor, esperado) => {
    expect(aceita(chave, valor)).toBe(esperado);
  });

  it('hours and minutes go there and back', () => {
    expect(minutosDaHora('20:30')).toBe(1230);
    expect(horaDosMinutos(1230)).toBe('20:30');
    expect(horaDosMinutos(0)).toBe('00:00');
  });
});
