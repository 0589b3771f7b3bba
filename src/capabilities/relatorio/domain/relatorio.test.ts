import { describe, expect, it } from 'vitest';
import { Esfera } from '#kernel/enumeracoes.ts';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { plainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { NADA_FORA, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { type Frequencia, proximoEnvio } from './agenda.ts';
import { nomeDoArquivo, podeTerOArquivo } from './arquivo.ts';
import { escolhasDe, filtroDeRelatorio, periodoDe, soOQueCabe } from './filtro.ts';
import { fraseDosNumeros, frasePeriodo, frasesDoRelatorio } from './frases.ts';
import { comMesesVazios, nomeDoMes, soOQueOMomentoDiz } from './grupos.ts';
import { lerOlhar, olharDe } from './olhar.ts';
import { diasDoPeriodo, mesesEncerrados, type NomeDoPeriodo } from './periodo.ts';
import { definicaoDe, nomesDosRelatorios, podeVerRelatorio, relatoriosDoPerfil } from './relatorios.ts';
import { isTodoRetido, retidos } from './reserva.ts';
import { valorEscrito } from './valor-escrito.ts';

describe('the catalogue', () => {
  it('gives each profile its own reports, and the mail of the platform to the administrador alone', () => {
    expect(relatoriosDoPerfil(Perfil.administrador)).toEqual(nomesDosRelatorios);
    expect(relatoriosDoPerfil(Perfil.gestor)).toEqual(nomesDosRelatorios.filter((nome) => nome !== 'emails'));
    expect(relatoriosDoPerfil(Perfil.atendente)).toEqual(['manifestacoes', 'registros-por-atendente']);
    expect(relatoriosDoPerfil(Perfil.respondente)).not.toContain('carga-por-pessoa');
    expect(relatoriosDoPerfil(Perfil.colaborador)).toEqual([]);
    expect(podeVerRelatorio('manifestacoes', Perfil.cidadao)).toBe(false);
  });

  it('has sentences for every report, and at least one of each thing that is chosen', () => {
    for (const nome of nomesDosRelatorios) {
      const { descricao, comoSeConta, dimensoes, medidas, momentos } = definicaoDe(nome);
      expect(descricao, nome).toMatch(/\.$/);
      expect(comoSeConta, nome).toMatch(/\.$/);
      for (const escolhas of [dimensoes, medidas, momentos])
        expect(Object.keys(escolhas).length, nome).toBeGreaterThan(0);
    }
  });

  it('names nothing about the person who filed, in any column, dimension or filter', () => {
    const daPessoa =
      /pessoa|manifestante|genero|raca|etaria|escolaridade|profissao|nome|email|documento|dono|texto|teor/;
    for (const nome of nomesDosRelatorios) {
      const { dimensoes, colunas = [], medidas } = definicaoDe(nome);
      const usadas = [
        ...Object.values(dimensoes).map(({ coluna }) => coluna),
        ...colunas.map(({ coluna }) => coluna),
        ...Object.values(medidas).map(({ conta }) => JSON.stringify(conta)),
      ];
      expect(
        usadas.filter((coluna) => daPessoa.test(coluna)),
        nome,
      ).toEqual([]);
    }
  });

  it('lists no case behind what people said of the answer', () => {
    expect(definicaoDe('satisfacao').colunas).toBeUndefined();
  });
});

describe('the days of a period', () => {
  const em = (periodo: NomeDoPeriodo, ano: number, mes: number, dia: number) =>
    Object.values(diasDoPeriodo(periodo, {}, plainDate(ano, mes, dia)));

  it('move on with today', () => {
    expect(em('ultimos-30-dias', 2026, 3, 12)).toEqual(['2026-02-11', '2026-03-12']);
    expect(em('este-mes', 2026, 3, 12)).toEqual(['2026-03-01', '2026-03-12']);
    expect(em('mes-passado', 2026, 3, 12)).toEqual(['2026-02-01', '2026-02-28']);
    expect(em('mes-passado', 2026, 1, 1)).toEqual(['2025-12-01', '2025-12-31']);
    expect(em('este-ano', 2026, 3, 12)).toEqual(['2026-01-01', '2026-03-12']);
    expect(em('ano-passado', 2026, 3, 12)).toEqual(['2025-01-01', '2025-12-31']);
    expect(em('ultimos-12-meses', 2026, 3, 12)).toEqual(['2025-03-13', '2026-03-12']);
    expect(em('ultimos-12-meses', 2024, 2, 29)).toEqual(['2023-03-01', '2024-02-29']);
    expect(em('todos', 2026, 3, 12)).toEqual([null, null]);
  });

  it('are those that were chosen, also with one end only', () => {
    const hoje = plainDate(2026, 3, 12);
    expect(diasDoPeriodo('escolhido', { de: '2026-01-01' }, hoje)).toEqual({ de: '2026-01-01', ate: null });
    expect(periodoDe({}, { de: '2026-01-01' })).toBe('escolhido');
    expect(periodoDe({}, {})).toBe('ultimos-12-meses');
    expect(periodoDe({ periodo: 'todos' }, {})).toBe('todos');
  });
});

describe('what a report is asked', () => {
  const manifestacoes = definicaoDe('manifestacoes');
  const ler = (query: object) => filtroDeRelatorio.parse(query);

  it('is read out of an address: lists of ids, yes or no, a state', () => {
    expect(ler({ tipos: '1,2', noPrazo: 'nao', uf: 'CE' })).toMatchObject({
      tipos: [1, 2],
      noPrazo: 'nao',
      uf: 'CE',
    });
    expect(filtroDeRelatorio.safeParse({ inventado: '1' }).success).toBe(false);
    expect(filtroDeRelatorio.safeParse({ tipos: "1' or 1=1" }).success).toBe(false);
  });

  it('is the usual choice where nothing is said', () => {
    expect(escolhasDe(manifestacoes, ler({}))).toEqual({ momento: 'registro', dimensao: 'tipo' });
    expect(escolhasDe(manifestacoes, ler({ dimensao: 'mes' }))).toMatchObject({ dimensao: 'mes' });
  });

  it('refuses what the report does not have, rather than ignore it', () => {
    expect(() => escolhasDe(manifestacoes, ler({ dimensao: 'id_pessoa' }))).toThrow('não tem essa opção');
    expect(() => escolhasDe(manifestacoes, ler({ momento: 'constructor' }))).toThrow('não tem essa opção');
    expect(() => escolhasDe(manifestacoes, ler({ instancias: '1' }))).toThrow('“Instância”');
    expect(() => escolhasDe(manifestacoes, ler({ de: '2026-02-01', ate: '2026-01-01' }))).toThrow(
      'começa depois de terminar',
    );
  });

  it('loses what another report has and this one has not', () => {
    expect(
      soOQueCabe('recursos', ler({ tipos: '1', uf: 'CE', dimensao: 'assunto', periodo: 'todos' })),
    ).toEqual({
      uf: 'CE',
      periodo: 'todos',
    });
  });

  it('is told over the table of a file, by name', () => {
    const contado = { momento: 'registro', dimensao: 'tipo', dias: { de: '2026-01-01', ate: '2026-03-12' } };
    const filtro = ler({ tipos: '1,2', noPrazo: 'nao', uf: 'CE' });
    expect(frasesDoRelatorio(manifestacoes, filtro, contado, { tipos: ['Denúncia', 'Reclamação'] })).toEqual([
      'Data do registro: de 01/01/2026 a 12/03/2026.',
      'Agrupado por: Tipo.',
      'Só: Tipo: Denúncia, Reclamação; Estado: CE; Dentro do prazo: não.',
    ]);
    expect(frasePeriodo({ de: null, ate: '2026-03-12' })).toBe('até 12/03/2026');
    expect(frasePeriodo({ de: null, ate: null })).toBe('todo o tempo');
  });

  it('names a file: two that were asked differently are told apart', () => {
    const arquivo = { id: 7, relatorio: 'manifestacoes', conteudo: 'lista', formato: 'csv' };
    expect(
      nomeDoArquivo({ ...arquivo, recorte: 'Só: Tipo: Denúncia. Data do registro: até 12/03/2026.' }),
    ).toBe('manifestacoes-lista-so-tipo-denuncia-data-do-registro-ate-12-03-2026-7.csv');
    expect(nomeDoArquivo({ ...arquivo, recorte: 'x'.repeat(500) }).length).toBeLessThan(160);
  });

  it('is told in a mail by its whole, in one sentence', () => {
    const contado = { momento: 'registro', dias: { de: '2026-01-01', ate: '2026-03-12' } };
    expect(fraseDosNumeros(definicaoDe('tempo-de-resposta'), contado, [20, 36, 23.3, null, 3])).toBe(
      'Data do registro, de 01/01/2026 a 12/03/2026. Mediana: 20 dias; Nove em cada dez em até: 36 dias; Média: 23,3 dias; A mais demorada: –; Respondidas: 3',
    );
  });
});

describe('who sees what', () => {
  const pessoa = (idPerfil: IdPerfil, idOuvidoria: number | null = 6): UsuarioAtual => ({
    idUsuario: 9,
    login: 'x',
    nome: 'X',
    idPerfil,
    idOuvidoria,
    esferaOuvidoria: Esfera.federal,
    cadastroPendente: false,
    ...NADA_FORA,
  });
  const orgao = (autoridade: boolean) => ({
    idOuvidoria: 6,
    idEsfera: Esfera.federal,
    uf: 'DF',
    idMunicipio: null,
    autoridade,
  });

  it('the administrador counts every office and lists no denúncia; what they are kept away from is in neither', () => {
    const fora = { impedidoEm: [41], denunciasAbertas: [42] };
    const administrador = { ...pessoa(Perfil.administrador, null), ...fora };
    expect(olharDe('manifestacoes', administrador, null)).toEqual({
      alcance: { tipo: 'todos' },
      casos: { idOuvidoria: null, ...fora },
      impedidoEm: [41],
      denunciasAbertas: 'todas',
      proprio: null,
    });
  });

  it('lists what may be opened: nothing restricted for an observador, also what the office judges for those who judge', () => {
    const casos = (perfil: IdPerfil) => olharDe('recursos', pessoa(perfil), orgao(false)).casos;
    expect(casos(Perfil.observador)).toMatchObject({ idOuvidoria: 6, semRestritas: true });
    expect(casos(Perfil.respondente)).toMatchObject({ idOuvidoria: 6, julga: true });
    expect(casos(Perfil.colaborador)).toBe('nenhum');
  });

  it('writes no file from a look that does not say what is out of reach', () => {
    const olhar = olharDe('manifestacoes', pessoa(Perfil.gestor), orgao(false));
    expect(lerOlhar(JSON.parse(JSON.stringify(olhar)))).toEqual(olhar);
    expect(() => lerOlhar({ ...olhar, impedidoEm: undefined })).toThrow();
    expect(() => lerOlhar({ ...olhar, casos: { idOuvidoria: 6 } })).toThrow();
  });

  it('has a file as long as they work as what they asked for it as, and where', () => {
    const dono = { idUsuario: 9, idPerfil: Perfil.gestor, idOuvidoria: 6 };
    expect(podeTerOArquivo('manifestacoes', dono, pessoa(Perfil.gestor))).toBe(true);
    expect(podeTerOArquivo('manifestacoes', dono, pessoa(Perfil.respondente))).toBe(false);
    expect(podeTerOArquivo('manifestacoes', dono, pessoa(Perfil.gestor, 65))).toBe(false);
    expect(podeTerOArquivo('manifestacoes', { ...dono, idUsuario: 8 }, pessoa(Perfil.gestor))).toBe(false);
    expect(podeTerOArquivo('manifestacoes', { ...dono, idPerfil: null }, pessoa(Perfil.gestor))).toBe(false);
    expect(podeTerOArquivo('emails', dono, pessoa(Perfil.gestor))).toBe(false);
  });

  it('a gestor of the authority sees the figures of its place and lists the cases of their own office', () => {
    const { alcance, casos } = olharDe('manifestacoes', pessoa(Perfil.gestor), orgao(true));
    expect(alcance.tipo).toBe('lugar');
    expect(casos).toMatchObject({ idOuvidoria: 6 });
  });

  it('anybody else who works for the authority sees their own office, as everybody does elsewhere', () => {
    const proprio = { tipo: 'proprio', idOuvidoria: 6 };
    expect(olharDe('manifestacoes', pessoa(Perfil.respondente), orgao(true)).alcance).toEqual(proprio);
    expect(olharDe('manifestacoes', pessoa(Perfil.gestor), orgao(false)).alcance).toEqual(proprio);
  });

  it('an atendente sees their own registrations, and nobody lists a survey', () => {
    expect(olharDe('registros-por-atendente', pessoa(Perfil.atendente), orgao(false)).proprio).toBe(9);
    expect(olharDe('registros-por-atendente', pessoa(Perfil.gestor), orgao(false)).proprio).toBeNull();
    expect(olharDe('satisfacao', pessoa(Perfil.administrador), null).casos).toBe('nenhum');
  });
});

describe('groups', () => {
  it('keep the months in which nothing happened, in their place', () => {
    const grupos = [
      { chave: '2025-11', rotulo: 'nov/2025', valores: [2, 50] },
      { chave: '2026-02', rotulo: 'fev/2026', valores: [1, 100] },
      { chave: '-', rotulo: 'Em aberto', valores: [3, null] },
    ];
    expect(
      comMesesVazios(grupos, [0, null], nomeDoMes).map(({ rotulo, valores }) => [rotulo, valores[0]]),
    ).toEqual([
      ['nov/2025', 2],
      ['dez/2025', 0],
      ['jan/2026', 0],
      ['fev/2026', 1],
      ['Em aberto', 3],
    ]);
    expect(comMesesVazios([], [0], nomeDoMes)).toEqual([]);
  });

  it('have a dash, and not a zero, where the days looked at cannot tell a figure', () => {
    const medidas = Object.values(definicaoDe('prazos-cumpridos').medidas);
    expect(soOQueOMomentoDiz(medidas, 'encerramento', [80, 10, 8, 2, 0])).toEqual([80, 10, 8, 2, null]);
    expect(soOQueOMomentoDiz(medidas, 'registro', [80, 10, 8, 2, 0])).toEqual([80, 10, 8, 2, 0]);
  });

  it('write their figures with the unit, and a dash of nothing', () => {
    expect(valorEscrito(1234, 'numero')).toBe('1.234');
    expect(valorEscrito(66.7, 'por-cento')).toBe('66,7%');
    expect(valorEscrito(1, 'dias')).toBe('1 dia');
    expect(valorEscrito(null, 'dias')).toBe('–');
  });
});

describe('what people said of an answer', () => {
  const satisfacao = definicaoDe('satisfacao');
  const ler = (query: object) => filtroDeRelatorio.parse(query);

  it('is told of five different people or more, and a whole of fewer tells nothing', () => {
    expect([0, 1, 4, 5].map(isTodoRetido)).toEqual([false, true, true, false]);
    expect(retidos([5, 9, 0])).toEqual([false, false, false]);
  });

  it('of a group of fewer is not given away by the others and the whole', () => {
    expect(retidos([9, 6, 3])).toEqual([false, true, true]);
    expect(retidos([9, 6, 1, 1])).toEqual([false, true, true, true]);
    expect(retidos([9, 3, 3])).toEqual([false, true, true]);
    expect(retidos([6, 2])).toEqual([true, true]);
  });

  it('is counted in whole months that are over', () => {
    const em = (periodo: NomeDoPeriodo, hoje = plainDate(2026, 3, 12)) =>
      Object.values(mesesEncerrados(diasDoPeriodo(periodo, {}, hoje), hoje));
    expect(em('ultimos-12-meses')).toEqual(['2025-03-01', '2026-02-28']);
    expect(em('ano-passado')).toEqual(['2025-01-01', '2025-12-31']);
    expect(em('todos')).toEqual([null, '2026-02-28']);
    expect(frasePeriodo(mesesEncerrados({ de: '2026-01-01', ate: null }, plainDate(2026, 1, 9)))).toBe(
      'nenhum mês inteiro ainda',
    );
  });

  it('is not narrowed to days, types or channels of one’s choice', () => {
    expect(() => escolhasDe(satisfacao, ler({ de: '2026-01-05', ate: '2026-01-05' }))).toThrow(
      'este período',
    );
    for (const periodo of ['mes-passado', 'ultimos-12-meses', 'todos'])
      expect(() => escolhasDe(satisfacao, ler({ periodo })), periodo).toThrow('este período');
    expect(periodoDe(satisfacao, {})).toBe('este-ano');
    expect(() => escolhasDe(satisfacao, ler({ tipos: '1' }))).toThrow('não tem o filtro');
    expect(Object.keys(satisfacao.momentos)).toEqual(['resposta']);
    expect(soOQueCabe('satisfacao', ler({ de: '2026-01-05', tipos: '1', dimensao: 'mes' }))).toEqual({
      dimensao: 'mes',
    });
  });
});

describe('on paper', () => {
  it('a protocol stands on one line, however many columns there are', () => {
    // 745 points between the margins; 17 digits and 4 punctuation marks in Helvetica 9, plus the
    // cell's padding.
    const precisa = (17 * 5.01 + 4 * 2.5 + 8) / 745;
    for (const nome of nomesDosRelatorios) {
      const { colunas = [] } = definicaoDe(nome);
      const soma = colunas.reduce((total, { largura }) => total + largura, 0);
      for (const { como, largura } of colunas)
        if (como === 'protocolo') expect(largura / soma, nome).toBeGreaterThan(precisa);
    }
  });
});

describe('the mail about a kept report', () => {
  const depois = (frequencia: Frequencia, ano: number, mes: number, dia: number) =>
    toIsoDate(proximoEnvio(frequencia, plainDate(ano, mes, dia)));

  it('comes the next day, the next Monday, the first of the next month', () => {
    expect(depois('diaria', 2026, 3, 31)).toBe('2026-04-01');
    expect(depois('semanal', 2026, 3, 12)).toBe('2026-03-16');
    expect(depois('semanal', 2026, 3, 16)).toBe('2026-03-23');
    expect(depois('mensal', 2026, 3, 12)).toBe('2026-04-01');
    expect(depois('mensal', 2026, 12, 1)).toBe('2027-01-01');
  });
});
