import { describe, expect, it } from 'vitest';
import { criarCalendario } from '#kernel/prazo/calendario.ts';
import { type PlainDate, parseIsoDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { Verdict } from '#kernel/verdict.ts';
import { formatCidic, lerNup, nupDoCodigo } from './cidic.ts';
import { termoMaximo, vaiAComissao } from './grau.ts';
import {
  anoDaLista,
  diasDoLembrete,
  periodoDaLista,
  prazoDaLista,
  semPoucaGente,
} from './lista/lista-anual.ts';
import { checkDecisao, type Decisao } from './pedido/decisao.ts';
import { nomeDaAutoridade, Passo, proximaInstancia } from './pedido/estado-do-pedido.ts';
import { janelaDoPasso, momentoDaJanela, prazoDoPasso } from './pedido/prazos-do-pedido.ts';
import { checkDatas } from './rol/informacao.ts';

const dia = (iso: string) => parseIsoDate(iso) as PlainDate;
const em = (iso: string) => Date.parse(`${iso}-03:00`);
const calendario = criarCalendario([]);
const code = (verdict: Verdict) => (verdict.allowed ? 'allowed' : verdict.error.code);
const NUP = '23546.000001/2026-30';

describe('LAI art. 24: how long a secret may last', () => {
  it('is five, fifteen or twenty-five years from the production, by degree', () => {
    const maximo = (grau: 'reservada' | 'secreta' | 'ultrassecreta', iso = '2026-03-12') =>
      toIsoDate(termoMaximo(grau, dia(iso)));
    expect([maximo('reservada'), maximo('secreta'), maximo('ultrassecreta')]).toEqual([
      '2031-03-12',
      '2041-03-12',
      '2051-03-12',
    ]);
    expect(maximo('reservada', '2024-02-29')).toBe('2029-02-28');
  });

  it('is checked with the order of the dates', () => {
    const datas = {
      grau: 'reservada',
      producao: dia('2026-01-10'),
      classificacao: dia('2026-02-01'),
      termo: dia('2031-01-10'),
    } as const;
    const hoje = dia('2026-03-12');
    expect(code(checkDatas(datas, hoje))).toBe('allowed');
    expect(code(checkDatas({ ...datas, termo: dia('2031-01-11') }, hoje))).toBe('classificada.termo-longo');
    expect(code(checkDatas({ ...datas, grau: 'secreta', termo: dia('2031-01-11') }, hoje))).toBe('allowed');
    expect(code(checkDatas({ ...datas, classificacao: dia('2026-01-09') }, hoje))).toBe(
      'classificada.antes-da-producao',
    );
    expect(code(checkDatas({ ...datas, classificacao: dia('2026-03-13') }, hoje))).toBe(
      'classificada.no-futuro',
    );
    expect(code(checkDatas({ ...datas, termo: dia('2026-01-31') }, hoje))).toBe('classificada.termo-antes');
  });
});

describe('Decreto 7.845/2012: the indexing code', () => {
  it('is put together from the process number and what the classification says', () => {
    const nup = lerNup(NUP) ?? '';
    expect(nup).toHaveLength(17);
    const partes = {
      nup,
      grau: 'secreta',
      categoria: '05',
      producao: dia('2026-01-10'),
      termo: dia('2036-01-10'),
      reclassificada: false,
    } as const;
    expect(formatCidic(partes)).toBe(`${NUP}.S.05.10/01/2026.10/01/2036.N`);
    expect(formatCidic({ ...partes, grau: 'ultrassecreta', reclassificada: true })).toBe(
      `${NUP}.U.05.10/01/2026.10/01/2036.S`,
    );
  });

  it('is found again in what a person typed: the whole code, or the process number alone', () => {
    expect(nupDoCodigo(`${NUP}.S.05.10/01/2026.10/01/2036.N`)).toBe(lerNup(NUP));
    expect(nupDoCodigo(` ${NUP} `)).toBe(lerNup(NUP));
    expect(nupDoCodigo('23546000001202630')).toBe(lerNup(NUP));
    expect(nupDoCodigo('23546.000001/2026-31')).toBeNull();
    expect(nupDoCodigo('o relatório da operação')).toBeNull();
  });
});

describe('LAI art. 30; Decreto 7.724/2012, art. 45: the yearly list', () => {
  it('tells of the twelve months that ended in April, until 1 June', () => {
    const { de, ate } = periodoDaLista(2026);
    expect([toIsoDate(de), toIsoDate(ate), toIsoDate(prazoDaLista(2026))]).toEqual([
      '2025-05-01',
      '2026-04-30',
      '2026-06-01',
    ]);
  });

  it('is the one of last year until May begins', () => {
    expect(anoDaLista(dia('2026-04-30'))).toBe(2025);
    expect(anoDaLista(dia('2026-05-01'))).toBe(2026);
    expect(anoDaLista(dia('2026-12-31'))).toBe(2026);
  });

  it('reminds in May, and once more after 1 June', () => {
    expect(diasDoLembrete(2026).map(toIsoDate)).toEqual(['2026-05-04', '2026-05-25', '2026-06-02']);
  });

  it('LGPD art. 12: tells nothing of fewer than five people, nor lets it be found by subtraction', () => {
    const grupo = semPoucaGente('Gênero', [
      { nome: 'Feminino', pessoas: 20 },
      { nome: 'Masculino', pessoas: 9 },
      { nome: 'Outro', pessoas: 2 },
    ]);
    expect(grupo.valores).toEqual([
      { nome: 'Feminino', pessoas: 20 },
      { nome: 'Masculino', pessoas: null },
      { nome: 'Outro', pessoas: null },
    ]);
  });
});

describe('Decreto 7.724/2012, arts. 36 and 37: the terms of a pedido de desclassificação', () => {
  it('gives thirty days to the classifying and to the highest authority, and no day to the commission', () => {
    const prazo = prazoDoPasso(calendario, dia('2026-03-12'), Passo.classificadora);
    expect(prazo && toIsoDate(prazo)).toBe('2026-04-13');
    expect(prazoDoPasso(calendario, dia('2026-03-12'), Passo.comissao)).toBeNull();
  });

  const espera = {
    passo: Passo.classificadora,
    prazo: dia('2026-04-13'),
    decididoEm: null,
    cienteEm: null,
    resultado: null,
    prometidoAte: null,
  };
  const decidido = (resultado: 'mantida' | 'reclassificada' | 'desclassificada') => ({
    ...espera,
    decididoEm: em('2026-04-01T10:00:00'),
    cienteEm: em('2026-04-01T10:00:00'),
    resultado,
  });

  it('opens the next instance for ten days after a decision that left something secret', () => {
    for (const resultado of ['mantida', 'reclassificada'] as const) {
      const janela = janelaDoPasso(calendario, decidido(resultado));
      expect(janela?.fecha && toIsoDate(janela.fecha)).toBe('2026-04-13');
      expect(janela && momentoDaJanela(janela, em('2026-04-13T23:59:59'))).toBe('aberta');
      expect(janela && momentoDaJanela(janela, em('2026-04-14T00:00:00'))).toBe('depois');
    }
    expect(janelaDoPasso(calendario, decidido('desclassificada'))).toBeNull();
  });

  it('Lei 9.784/1999, art. 66: has no end before the person knows of the decision, and ten days from then on', () => {
    const semSaber = janelaDoPasso(calendario, { ...decidido('mantida'), cienteEm: null });
    expect(semSaber).toEqual({ abre: dia('2026-04-01'), fecha: null, porSilencio: false });
    expect(semSaber && momentoDaJanela(semSaber, em('2027-04-01T10:00:00'))).toBe('aberta');
    const soube = janelaDoPasso(calendario, { ...decidido('mantida'), cienteEm: em('2026-04-20T10:00:00') });
    expect(soube).toMatchObject({ abre: dia('2026-04-01'), fecha: dia('2026-04-30') });
  });

  it('opens it against silence the day after the term, for as long as nothing is decided', () => {
    const janela = janelaDoPasso(calendario, espera);
    expect(janela && momentoDaJanela(janela, em('2026-04-13T23:59:59'))).toBe('antes');
    expect(janela && momentoDaJanela(janela, em('2026-04-14T00:00:00'))).toBe('aberta');
    expect(janela && momentoDaJanela(janela, em('2030-04-14T00:00:00'))).toBe('aberta');
  });

  it('keeps the last day that the person was told, and moves it only later', () => {
    const fecha = (iso: string) =>
      janelaDoPasso(calendario, { ...decidido('mantida'), prometidoAte: dia(iso) })?.fecha;
    expect([fecha('2026-04-15'), fecha('2026-04-10')]).toEqual([dia('2026-04-15'), dia('2026-04-13')]);
  });

  it('gives nobody after the commission, whose day is its meeting', () => {
    expect(janelaDoPasso(calendario, { ...espera, passo: Passo.comissao })).toBeNull();
  });

  it('LAI art. 17 § 1º: in the Armed Forces the Commander is heard before the Minister', () => {
    const caminho = (temComando: boolean) => {
      const passos: number[] = [];
      for (
        let passo: ReturnType<typeof proximaInstancia> = Passo.classificadora;
        passo !== null;
        passo = proximaInstancia(passo, temComando)
      )
        passos.push(passo);
      return passos;
    };
    expect(caminho(true)).toEqual([Passo.classificadora, Passo.comando, Passo.maxima, Passo.comissao]);
    expect(caminho(false)).toEqual([Passo.classificadora, Passo.maxima, Passo.comissao]);
    expect([true, false].map((outro) => nomeDaAutoridade(Passo.maxima, outro))).toEqual([
      'Ministro de Estado da Defesa',
      'Autoridade máxima do órgão',
    ]);
  });

  it('LAI art. 17 § 2º: the commission hears of secret and top secret, and of what nobody identified', () => {
    expect((['reservada', 'secreta', 'ultrassecreta', null] as const).map(vaiAComissao)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});

describe('LAI art. 29: a decision on a pedido', () => {
  const informacao = {
    situacao: 'classificada',
    grau: 'secreta',
    producao: dia('2026-01-10'),
    termo: dia('2036-01-10'),
  } as const;
  const decide = (decisao: Partial<Decisao>, sobre: Parameters<typeof checkDecisao>[1] = informacao) =>
    code(checkDecisao({ resultado: 'mantida', grau: null, termo: null, ...decisao }, sobre));

  it('is about an information of the roll, unless there is none', () => {
    expect(decide({})).toBe('allowed');
    expect(decide({}, null)).toBe('desclassificacao.informacao-necessaria');
    expect(decide({ resultado: 'nao-localizada' }, null)).toBe('allowed');
  });

  it('may only take secrecy away', () => {
    const reclassifica = (grau: Decisao['grau'], termo: string | null) =>
      decide({ resultado: 'reclassificada', grau, termo: termo === null ? null : dia(termo) });
    expect(reclassifica(null, '2030-01-10')).toBe('allowed');
    expect(reclassifica(null, '2036-01-10')).toBe('desclassificacao.reducao-necessaria');
    expect(reclassifica(null, '2036-01-11')).toBe('desclassificacao.reducao-necessaria');
    expect(reclassifica('ultrassecreta', '2030-01-10')).toBe('desclassificacao.reducao-necessaria');
    expect(reclassifica('reservada', '2031-01-10')).toBe('allowed');
    // A lower degree brings its own maximum.
    expect(reclassifica('reservada', null)).toBe('classificada.termo-longo');
  });

  it('cannot keep secret what is public already', () => {
    const publica = { ...informacao, situacao: 'desclassificada' } as const;
    expect(decide({}, publica)).toBe('desclassificacao.ja-desclassificada');
    expect(decide({ resultado: 'desclassificada' }, publica)).toBe('allowed');
  });
});
