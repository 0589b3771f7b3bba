import { MINIMO_DE_PESSOAS } from '#capabilities/dados-abertos/domain/conjuntos.ts';
import { satisfacaoMedia } from '#capabilities/pesquisa-satisfacao/domain/resultados.ts';
import { nomeUf, parseUf } from '#kernel/enumeracoes.ts';
import { mediana, seBasta, taxa } from '../domain/medidas.ts';
import { mesesDe } from '../domain/periodo.ts';
import { pesquisaCabe } from '../domain/publicado.ts';
import type { NomeDoPainel, NumerosDoPainel, Quadro, VisaoDoPainel } from '../domain/visao.ts';
import { contar, contarDias, contarSatisfacao } from './figuras-repository.ts';
import { quadroDosOrgaos } from './quadro-dos-orgaos.ts';
import {
  comNome,
  emQuadro,
  emQuadroDoMaior,
  type Leitor,
  maiores,
  quemEsta,
  RETIDO,
  somar,
} from './quadros.ts';

const ASSUNTOS = { mais: 10, nomeDosOutros: (quantos: number) => `Os outros ${quantos} assuntos` };
/** The id of 'Sim' as the answer to 'was your demand met?', in db/reference. */
const SIM = '1';

const situacoes: Readonly<Record<string, string>> = {
  1: 'Respondidas',
  2: 'Em tratamento, no prazo',
  3: 'Em tratamento, com prazo vencido',
  4: 'Encerradas sem resposta',
};

const ninguem = { total: 0, pessoas: 0, respondidas: 0, pessoas_respondidas: 0, no_prazo: 0 } as const;
const SEM_LINHAS: Quadro = { linhas: [], retido: false };

const lugar = (semUf: string) => (chave: string) => {
  const uf = parseUf(chave);
  return uf ? nomeUf[uf] : semUf;
};

/** Nothing was counted, or too little to show anything. */
const semNada = (recebidas: number) => {
  const quadro = recebidas === 0 ? SEM_LINHAS : RETIDO;
  const numeros: NumerosDoPainel = {
    recebidas: 0,
    noPrazo: null,
    mediana: null,
    avaliadas: 0,
    resolveu: null,
    satisfacao: null,
    recursos: null,
  };
  return {
    numeros: recebidas === 0 ? numeros : null,
    porSituacao: quadro,
    porMes: quadro,
    porTipo: quadro,
    porAssunto: quadro,
    porUf: quadro,
    porResidencia: quadro,
    porRespostaDaPesquisa: quadro,
    orgaos: { ...quadro, linhas: [] },
    recursosPorInstancia: quadro,
    recursosPorResultado: quadro,
  };
};

/** Appeals are counted by the day they were filed, and only requests have them. */
const recursosDe = async (leitor: Leitor) => {
  const { instancia, resultado } = await contar(leitor.db, leitor.recorte, ['instancia', 'resultado']);
  const total = somar(instancia, 'total');
  const { pessoas } = await quemEsta(leitor, 'instancia', instancia);
  if (total > 0 && pessoas < MINIMO_DE_PESSOAS) return { total: null, instancia: RETIDO, resultado: RETIDO };
  return {
    total,
    instancia: emQuadroDoMaior(instancia),
    resultado: emQuadroDoMaior(comNome(resultado, () => 'Ainda sem decisão')),
  };
};

const DIMENSOES = [
  'situacao',
  'mes',
  'tipo',
  'decisao',
  'assunto',
  'uf',
  'residencia',
  'orgao',
  'atendida',
] as const;

export interface Cabecalho {
  readonly painel: NomeDoPainel;
  readonly atualizadoEm: Date;
  readonly primeiroMes: string;
  readonly ultimoMes: string;
}

/** Everything a panel shows for what was chosen. */
export const montarVisao = async (leitor: Leitor, cabecalho: Cabecalho): Promise<VisaoDoPainel> => {
  const { db, recorte } = leitor;
  const isLai = cabecalho.painel === 'lai';
  const atualizadoEm = cabecalho.atualizadoEm.toISOString();
  const inicio = { ...cabecalho, atualizadoEm, de: recorte.de, ate: recorte.ate };
  const contados = await contar(db, recorte, DIMENSOES);
  const { atendida } = contados;
  const situacao = comNome(contados.situacao, (chave) => situacoes[chave] ?? chave);
  const recebidas = somar(situacao, 'total');
  const quem = await quemEsta(leitor, 'situacao', situacao);
  if (quem.pessoas < MINIMO_DE_PESSOAS) return { ...inicio, ...semNada(recebidas) };

  const respondidas = { total: somar(situacao, 'respondidas'), pessoas: quem.pessoas_respondidas };
  const meses = new Map(contados.mes.map((cada) => [cada.chave, cada]));
  const notas = await contarSatisfacao(db, recorte);
  const dias = await contarDias(db, recorte);
  const avaliadas = {
    total: somar(atendida, 'total'),
    pessoas: (await quemEsta(leitor, 'atendida', atendida)).pessoas,
  };
  // Zero ratings of requests may mean too few: groups below five were left out beforehand.
  const haAvaliacoes =
    avaliadas.pessoas >= MINIMO_DE_PESSOAS ? pesquisaCabe(recorte) : avaliadas.total === 0 && !isLai;
  const recursos = isLai
    ? await recursosDe(leitor)
    : { total: null, instancia: SEM_LINHAS, resultado: SEM_LINHAS };
  const assuntos = await maiores(leitor, 'assunto', contados.assunto, ASSUNTOS);
  return {
    ...inicio,
    numeros: {
      recebidas,
      noPrazo: taxa(somar(situacao, 'no_prazo'), respondidas),
      mediana: seBasta(respondidas.pessoas, mediana(dias)),
      avaliadas: haAvaliacoes ? avaliadas.total : null,
      resolveu: haAvaliacoes
        ? taxa(atendida.find(({ chave }) => chave === SIM)?.total ?? 0, avaliadas)
        : null,
      satisfacao: haAvaliacoes ? seBasta(avaliadas.pessoas, satisfacaoMedia(notas)) : null,
      recursos: recursos.total,
    },
    porSituacao: emQuadro(situacao.toSorted((a, b) => a.chave.localeCompare(b.chave))),
    porMes: emQuadro(mesesDe(recorte).map((mes) => meses.get(mes) ?? { chave: mes, nome: mes, ...ninguem })),
    porTipo: emQuadroDoMaior(isLai ? contados.decisao : contados.tipo),
    porAssunto: emQuadroDoMaior(comNome(assuntos, () => 'Sem assunto informado')),
    porUf: emQuadroDoMaior(comNome(contados.uf, lugar('Todo o país (órgãos federais)'))),
    porResidencia: emQuadroDoMaior(comNome(contados.residencia, lugar('Não informado'))),
    porRespostaDaPesquisa: haAvaliacoes ? emQuadroDoMaior(atendida) : RETIDO,
    orgaos: await quadroDosOrgaos(leitor, contados.orgao),
    recursosPorInstancia: recursos.instancia,
    recursosPorResultado: recursos.resultado,
  };
};
