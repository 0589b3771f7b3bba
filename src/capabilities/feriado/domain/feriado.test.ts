import { describe, expect, it } from 'vitest';
import { camposComErro } from '#kernel/validacao/campos-com-erro.ts';
import { instalarMensagens } from '#kernel/validacao/zod-mensagens.ts';
import { feriadosDaBiblioteca } from './biblioteca.ts';
import { type DadosDoFeriado, dadosDoFeriado } from './feriado.ts';
import { gerarDias } from './gerar-dias.ts';
import { planejarImportacao, propostasDoAno } from './importacao.ts';
import { diasDa, type FeriadoGuardado, mudancaDe, paraCalendario } from './mudanca.ts';
import { planejarCadastro, planejarEdicao, planejarRemocao, planejarRestauracao } from './planejar.ts';
import { motivoDaRecontagem, porcentagem } from './recontagem.ts';

instalarMensagens();

const dados = (more: Record<string, unknown> = {}): DadosDoFeriado =>
  dadosDoFeriado.parse({
    descricao: 'Luto oficial',
    abrangencia: 'nacional',
    tipo: 'unico',
    data: '01/04/2026',
    ...more,
  });
const erros = (more: Record<string, unknown>): Record<string, string> => {
  const lido = dadosDoFeriado.safeParse({
    descricao: 'Luto oficial',
    abrangencia: 'nacional',
    tipo: 'unico',
    data: '01/04/2026',
    ...more,
  });
  return lido.success ? {} : camposComErro(lido.error);
};

const guardado = (id: number, data: string, more: Partial<FeriadoGuardado> = {}): FeriadoGuardado => ({
  id,
  data,
  descricao: 'Luto oficial',
  reduzido: false,
  abrangencia: 'nacional',
  uf: null,
  idMunicipio: null,
  idOuvidoria: null,
  tipo: 'unico',
  deslocamento: null,
  idSerie: null,
  versao: 1,
  removido: false,
  ...more,
});
const NINGUEM = { ativos: [] };

describe('what a holiday must say', () => {
  it('asks for the place of its scope and the date of its kind, and for no other', () => {
    expect(erros({})).toEqual({});
    expect(Object.keys(erros({ data: '' }))).toEqual(['data']);
    expect(Object.keys(erros({ abrangencia: 'estadual' }))).toEqual(['uf']);
    expect(Object.keys(erros({ abrangencia: 'municipal', idMunicipio: '' }))).toEqual(['idMunicipio']);
    expect(Object.keys(erros({ abrangencia: 'orgao', idOuvidoria: '' }))).toEqual(['idOuvidoria']);
    expect(Object.keys(erros({ tipo: 'fixo', data: '' })).sort()).toEqual(['ateAno', 'deAno', 'diaDoAno']);
    expect(erros({ tipo: 'movel', data: '', deslocamento: '60', deAno: '2027', ateAno: '2030' })).toEqual({});
  });

  it('refuses a day that does not exist, years the wrong way round and more than thirty of them', () => {
    const fixo = { tipo: 'fixo', data: '', deAno: '2027', ateAno: '2030' };
    expect(Object.keys(erros({ data: '31/02/2026' }))).toEqual(['data']);
    expect(Object.keys(erros({ ...fixo, diaDoAno: '31/02' }))).toEqual(['diaDoAno']);
    expect(Object.keys(erros({ ...fixo, diaDoAno: '25/03', deAno: '2031' }))).toEqual(['ateAno']);
    expect(Object.keys(erros({ ...fixo, diaDoAno: '25/03', ateAno: '2057' }))).toEqual(['ateAno']);
    expect(Object.keys(erros({ abrangencia: 'estadual', uf: 'Servicos' }))).toEqual(['uf']);
  });

  it('forgets the place of another scope', () => {
    const [dia] = gerarDias(dados({ uf: 'CE', idMunicipio: 230440 }));
    expect(dia).toMatchObject({ uf: null, idMunicipio: null, idOuvidoria: null });
  });
});

describe('the days of a registration', () => {
  it('of a fixed one are the same day every year; 29 February only where it exists', () => {
    const fixo = { tipo: 'fixo', diaDoAno: '25/03', deAno: 2026, ateAno: 2028 };
    expect(gerarDias(dados(fixo)).map(({ data }) => data)).toEqual([
      '2026-03-25',
      '2027-03-25',
      '2028-03-25',
    ]);
    expect(gerarDias(dados({ ...fixo, diaDoAno: '29/02' })).map(({ data }) => data)).toEqual(['2028-02-29']);
  });

  it('of a movable one are as far from Easter every year: Corpus Christi, 60 days', () => {
    const movel = { tipo: 'movel', deslocamento: 60, deAno: 2026, ateAno: 2028 };
    expect(gerarDias(dados(movel)).map(({ data }) => data)).toEqual([
      '2026-06-04',
      '2027-05-27',
      '2028-06-15',
    ]);
  });
});

describe('the plan of a change', () => {
  it('adds only the days that are not there', () => {
    const plano = planejarCadastro(dados({ tipo: 'fixo', diaDoAno: '25/03', deAno: 2026, ateAno: 2027 }), {
      ativos: [guardado(7, '2026-03-25')],
    });
    expect(plano.alteracoes.map(({ depois }) => depois?.data)).toEqual(['2027-03-25']);
    expect(plano.jaExistem.map(({ data }) => data)).toEqual(['2026-03-25']);
    expect(() => planejarCadastro(dados(), { ativos: [guardado(7, '2026-04-01')] })).toThrow('Já existe');
  });

  it('of the same day in another place is another holiday', () => {
    const plano = planejarCadastro(dados({ abrangencia: 'estadual', uf: 'CE' }), {
      ativos: [guardado(7, '2026-04-01', { abrangencia: 'estadual', uf: 'DF' })],
    });
    expect(plano.alteracoes).toHaveLength(1);
  });

  it('of a new name alone moves no calendar', () => {
    const plano = planejarEdicao(guardado(7, '2026-04-01'), [], dados({ descricao: 'Luto' }), {
      ativos: [guardado(7, '2026-04-01')],
    });
    expect(diasDa(mudancaDe(plano.alteracoes))).toEqual([]);
    expect(() =>
      planejarEdicao(guardado(7, '2026-04-01'), [], dados(), { ativos: [guardado(7, '2026-04-01')] }),
    ).toThrow('Nada muda');
  });

  it('changes a series from one year on: moved in place, ended or gone on, the years before untouched', () => {
    const serie = [2026, 2027, 2028].map((ano) =>
      guardado(ano, `${ano}-03-25`, { tipo: 'fixo', idSerie: 2025, descricao: 'Data Magna' }),
    );
    const [feriado] = serie;
    const novo = dados({
      descricao: 'Data Magna',
      tipo: 'fixo',
      diaDoAno: '26/03',
      deAno: 2015,
      ateAno: 2027,
    });
    const plano = planejarEdicao(feriado as FeriadoGuardado, serie, novo, { ativos: serie });
    expect(plano.alteracoes.map(({ antes, depois }) => [antes?.data, depois?.data])).toEqual([
      ['2026-03-25', '2026-03-26'],
      ['2027-03-25', '2027-03-26'],
      ['2028-03-25', undefined],
    ]);
    expect(new Set(plano.alteracoes.map(({ serie: qual }) => qual))).toEqual(new Set([2026]));
  });

  it('removes once and restores only what was removed and has no double now', () => {
    const removido = guardado(7, '2026-04-01', { removido: true });
    expect(() => planejarRemocao([removido])).toThrow('já foi removido');
    expect(() => planejarRestauracao(guardado(7, '2026-04-01'), NINGUEM)).toThrow('não está removido');
    expect(() => planejarRestauracao(removido, { ativos: [guardado(8, '2026-04-01')] })).toThrow('Já existe');
    const { entram, saem } = mudancaDe(planejarRestauracao(removido, NINGUEM).alteracoes);
    expect([entram.length, saem.length]).toEqual([1, 0]);
  });
});

describe('a day of reduced hours', () => {
  const reduzido = { reduzido: true } as const;
  const meioDia = (more = {}) => dados({ expediente: 'reduzido', ...more });

  it('is said by the form; a day of which nothing is said has no office hours', () => {
    expect(gerarDias(dados())).toMatchObject([{ reduzido: false }]);
    expect(gerarDias(meioDia())).toMatchObject([reduzido]);
    expect(gerarDias(meioDia()).map(paraCalendario)).toMatchObject([reduzido]);
    expect(Object.keys(erros({ expediente: 'meio' }))).toEqual(['expediente']);
  });

  it('that was a closed one changes in place, and the calendars see both', () => {
    const fechado = guardado(7, '2026-04-01');
    const plano = planejarEdicao(fechado, [], meioDia(), { ativos: [fechado] });
    expect(plano.alteracoes).toMatchObject([{ antes: { id: 7 }, depois: reduzido }]);
    const { entram, saem } = mudancaDe(plano.alteracoes);
    expect([saem, entram]).toMatchObject([[{ reduzido: false }], [reduzido]]);
    const jaReduzido = guardado(7, '2026-04-01', reduzido);
    expect(() => planejarEdicao(jaReduzido, [], meioDia(), { ativos: [jaReduzido] })).toThrow('Nada muda');
  });

  it('of several years changes from one year on', () => {
    const serie = [2026, 2027].map((ano) =>
      guardado(ano, `${ano}-12-24`, { tipo: 'fixo', idSerie: 2026, descricao: 'Véspera' }),
    );
    const novo = { descricao: 'Véspera', tipo: 'fixo', diaDoAno: '24/12', deAno: 2026, ateAno: 2027 };
    const plano = planejarEdicao(serie[0] as FeriadoGuardado, serie, meioDia(novo), { ativos: serie });
    expect(plano.alteracoes.map(({ depois }) => [depois?.data, depois?.reduzido])).toEqual([
      ['2026-12-24', true],
      ['2027-12-24', true],
    ]);
  });

  it('and a closed one at the same place are refused together, by name; elsewhere they are two', () => {
    const fechado = guardado(7, '2026-04-01');
    const frase =
      'Em 01/04/2026, com a mesma abrangência e no mesmo lugar, já existe Luto oficial (sem expediente).';
    expect(() => planejarCadastro(meioDia(), { ativos: [fechado] })).toThrow(frase);
    expect(() => planejarCadastro(dados(), { ativos: [guardado(7, '2026-04-01', reduzido)] })).toThrow(
      'já existe Luto oficial (expediente reduzido)',
    );
    const outro = guardado(8, '2026-04-01', reduzido);
    expect(() => planejarEdicao(fechado, [], dados({ descricao: 'Luto' }), { ativos: [outro] })).toThrow(
      'não pode ter os dois',
    );
    expect(() => planejarRestauracao({ ...fechado, removido: true }, { ativos: [outro] })).toThrow(
      'não pode ter os dois',
    );
    expect(() => planejarCadastro(meioDia(), { ativos: [outro] })).toThrow('Já existe um feriado');
    const doCeara = meioDia({ abrangencia: 'estadual', uf: 'CE' });
    expect(planejarCadastro(doCeara, { ativos: [fechado] }).alteracoes).toHaveLength(1);
  });

  it('comes back as one in the next year, and hides no closed day of the library', () => {
    const cinzas = guardado(5, '2032-02-11', {
      ...reduzido,
      descricao: 'Quarta-feira de Cinzas',
      abrangencia: 'federal',
      tipo: 'movel',
      deslocamento: -46,
      idSerie: 5,
    });
    const doNatal = guardado(6, '2032-12-25', { ...reduzido, tipo: 'fixo', idSerie: 6 });
    const propostas = propostasDoAno(2033, feriadosDaBiblioteca(2033), [cinzas, doNatal], []);
    const reduzidas = propostas.filter((proposta) => proposta.reduzido);
    expect(reduzidas).toMatchObject([{ data: '2033-03-02', situacao: 'novo', idSerie: 5, tipo: 'movel' }]);
    expect(propostas.filter(({ data }) => data === '2033-12-25')).toMatchObject([
      { descricao: 'Natal', reduzido: false, idSerie: null },
    ]);
  });

  it('that is there keeps the closed day of the library out; one that was removed does not come back as it', () => {
    const natal = { data: '2033-12-25', descricao: 'Natal', abrangencia: 'nacional' } as const;
    const ali = guardado(6, '2033-12-25', reduzido);
    expect(propostasDoAno(2033, [natal], [], [ali])).toMatchObject([{ situacao: 'existe' }]);
    expect(propostasDoAno(2033, [natal], [], [{ ...ali, removido: true }])).toMatchObject([
      { situacao: 'novo', removida: null },
    ]);
  });

  it('of the whole country hides no closed day of a state', () => {
    const doPais = guardado(6, '2032-03-25', { ...reduzido, tipo: 'fixo', idSerie: 6 });
    const propostas = propostasDoAno(2033, feriadosDaBiblioteca(2033), [doPais], []);
    expect(propostas.filter(({ data }) => data === '2033-03-25').map(({ uf }) => uf)).toEqual(
      expect.arrayContaining([null, 'CE']),
    );
  });
});

describe('what the library has for a year', () => {
  it('is the ten national holidays, the three federal days and those of the states', () => {
    const dias = feriadosDaBiblioteca(2033);
    const quantos = (abrangencia: string) => dias.filter((dia) => dia.abrangencia === abrangencia).length;
    expect([quantos('nacional'), quantos('federal')]).toEqual([10, 3]);
    expect(dias.find(({ descricao }) => descricao === 'Corpus Christi')?.data).toBe('2033-06-16');
    expect(dias.some(({ uf }) => uf === 'CE')).toBe(true);
  });

  it('is proposed once: what is there is not new, what was removed says so, what comes back goes on', () => {
    const natal = guardado(1, '2033-12-25', { descricao: 'Natal' });
    const finados = guardado(2, '2033-11-02', { descricao: 'Finados', removido: true });
    const aniversario = guardado(3, '2032-04-13', {
      abrangencia: 'municipal',
      idMunicipio: 230440,
      tipo: 'fixo',
      idSerie: 3,
    });
    const propostas = propostasDoAno(2033, feriadosDaBiblioteca(2033), [aniversario], [natal, finados]);
    const de = (data: string) => propostas.filter((proposta) => proposta.data === data);
    expect(de('2033-12-25').map(({ situacao }) => situacao)).toEqual(['existe']);
    expect(de('2033-11-02').map(({ situacao }) => situacao)).toEqual(['removido']);
    expect(de('2033-04-13')).toMatchObject([
      { origem: 'repeticao', situacao: 'novo', idSerie: 3, tipo: 'fixo' },
    ]);
    const chaves = propostas.map(({ chave }) => chave);
    const plano = planejarImportacao(propostas, chaves);
    expect(plano.jaExistem).toHaveLength(1);
    expect(plano.alteracoes).toHaveLength(propostas.length - 1);
    expect(() => planejarImportacao(propostas, [de('2033-12-25')[0]?.chave ?? ''])).toThrow('ao menos um');
  });
});

describe('a holiday that an administrator made of several years', () => {
  const serie = { tipo: 'fixo', idSerie: 100_007, abrangencia: 'municipal', idMunicipio: 230440 } as const;

  it('ends with the last year that was asked for: the next is not offered as new', () => {
    const [proposta] = propostasDoAno(2029, [], [guardado(100_010, '2028-09-22', serie)], []);
    expect(proposta).toMatchObject({ data: '2029-09-22', situacao: 'encerrado' });
  });

  it('that the law gives is new all the same', () => {
    const natal = { data: '2029-12-25', descricao: 'Natal', abrangencia: 'nacional' } as const;
    const anterior = guardado(100_010, '2028-12-25', { tipo: 'fixo', idSerie: 100_007 });
    expect(propostasDoAno(2029, [natal], [anterior], [])).toMatchObject([{ situacao: 'novo' }]);
  });
});

describe('a recount in words', () => {
  it('names the holidays, the first three of many', () => {
    const dia = (descricao: string) => ({ descricao, data: '01/04/2026' });
    expect(motivoDaRecontagem([dia('Luto')], [dia('A'), dia('B'), dia('C'), dia('D')])).toBe(
      'incluído: Luto, 01/04/2026; retirado: A, 01/04/2026; B, 01/04/2026; C, 01/04/2026 e mais 1',
    );
  });

  it('is whole when it has ended, also where nothing was within reach', () => {
    expect(porcentagem({ fase: 'manifestacao', estado: 'na-fila' })).toBe(0);
    expect(porcentagem({ fase: 'recurso', estado: 'em-andamento' })).toBe(33);
    expect(porcentagem({ fase: 'manifestacao', estado: 'concluida' })).toBe(100);
  });
});
