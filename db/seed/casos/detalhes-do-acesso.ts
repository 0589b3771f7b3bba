import type { ConteudoDoAcesso } from '#capabilities/conteudo-da-resposta/domain/conteudo-do-acesso.ts';
import type { AcessoGuardado } from '#capabilities/conteudo-da-resposta/domain/detalhes.ts';
import { Especificacao } from '#capabilities/conteudo-da-resposta/domain/especificacao.ts';
import { CodigoDecisao } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { addDays, type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';

const depois = (dia: PlainDate, dias: number): string => toIsoDate(addDays(dia, dias));

type Detalhes = Readonly<Record<number, (dia: PlainDate) => ConteudoDoAcesso>>;

const porEspecificacao: Detalhes = {
  [Especificacao.noSistema]: () => ({ idDetalhamento: 1 }),
  [Especificacao.peloCorreio]: (dia) => ({ idDetalhamento: 1, dataEntrega: depois(dia, 10) }),
  [Especificacao.consultaAgendada]: (dia) => ({
    idDetalhamento: 4,
    dataEntrega: depois(dia, 7),
    consultaHora: '14:30',
    consultaLocal: 'Sede do órgão, protocolo geral, térreo. Leve um documento com foto.',
  }),
  [Especificacao.custosAPagar]: (dia) => ({ dataEntrega: depois(dia, 20) }),
  [Especificacao.dadosPessoais]: (dia) => ({
    fundamentoLegal:
      'Lei 12.527/2011, art. 31, §1º: dados pessoais de terceiros, que não autorizaram o acesso.',
    restritaAte: depois(dia, 36_500),
  }),
  [Especificacao.sigiloLegal]: () => ({
    fundamentoLegal: 'Lei 5.172/1966 (Código Tributário Nacional), art. 198; Lei 12.527/2011, art. 22.',
    restricao: 'permanente',
    porQuePermanente: 'O sigilo fiscal dura enquanto a lei o mandar guardar.',
  }),
  [Especificacao.classificada]: (dia) => ({
    fundamentoLegal: 'Lei 12.527/2011, art. 23, VIII: pode comprometer fiscalização em andamento.',
    grauSigilo: 'reservada',
    restritaAte: depois(dia, 1_400),
    autoridadeClassificadora: 'Secretário-Executivo',
    codigoIndexacao: '00106.000123/2024-48.R.06.02/05/2024.02/05/2029.N',
  }),
  [Especificacao.desproporcional]: () => ({
    fundamentoLegal:
      'Decreto 7.724/2012, art. 13, II: o exame de 40 mil processos em papel pararia o serviço.',
  }),
  [Especificacao.generico]: () => ({
    fundamentoLegal: 'Decreto 7.724/2012, art. 13, I: o pedido não diz que documentos nem que período.',
  }),
  [Especificacao.decisaoEmCurso]: (dia) => ({
    fundamentoLegal: 'Lei 12.527/2011, art. 7º, §3º: o documento prepara uma decisão que ainda não saiu.',
    restritaAte: depois(dia, 90),
  }),
  [Especificacao.parteDadosPessoais]: () => ({
    idDetalhamento: 3,
    fundamentoLegal: 'Lei 12.527/2011, arts. 7º, §2º, e 31: as partes com dados pessoais foram cobertas.',
    porQueNaoTudo: 'As folhas 3 e 7 têm o endereço e a saúde de outras pessoas, e foram cobertas só ali.',
  }),
  [Especificacao.parteMaisTempo]: (dia) => ({
    idDetalhamento: 2,
    fundamentoLegal: 'Lei 12.527/2011, art. 11, §1º, I: o restante tem data para ser entregue.',
    porQueNaoTudo: 'As tabelas mais antigas só existem em papel, e digitá-las leva mais que o prazo.',
    oQueSeraEntregue: 'As tabelas dos meses que ainda estão em papel, digitadas e conferidas.',
    dataEntrega: depois(dia, 30),
  }),
  [Especificacao.parteDeOutroOrgao]: () => ({
    idDetalhamento: 2,
    fundamentoLegal: 'Lei 12.527/2011, art. 11, §1º, III: outro órgão tem o restante.',
    porQueNaoTudo: 'Os pagamentos são feitos e guardados pelo Tesouro; aqui só ficam os contratos.',
    orgaoCompetente: 'Secretaria do Tesouro Nacional',
  }),
  [Especificacao.parteInexistente]: () => ({
    idDetalhamento: 2,
    fundamentoLegal: 'Lei 12.527/2011, art. 11, §1º, III: o órgão não tem o restante.',
    porQueNaoTudo: 'O bairro de cada matrícula nunca foi registrado, e por isso não há o que entregar dele.',
    buscaFeita: 'Procuramos no sistema de cadastro, de 2015 até hoje: o bairro nunca foi registrado.',
  }),
};

const porDecisao: Detalhes = {
  [CodigoDecisao.inexistente]: () => ({
    buscaFeita: 'Procuramos nos sistemas em uso e no arquivo central, de 2005 até hoje, com dois servidores.',
  }),
  [CodigoDecisao.semCompetencia]: () => ({
    fundamentoLegal: 'Lei 12.527/2011, art. 11, §1º, III: o posto é do município, que guarda os seus dados.',
    orgaoCompetente: 'Prefeitura do município onde fica o posto',
    ondePedir: 'No serviço de informação ao cidadão da prefeitura, pela internet ou no balcão.',
  }),
  [CodigoDecisao.naoEPedido]: () => ({
    fundamentoLegal:
      'Lei 12.527/2011, arts. 4º, I, e 7º: não se pede informação que o órgão guarde, e sim uma providência.',
    ondePedir: 'Nesta plataforma, como Solicitação ou Reclamação, ao mesmo órgão.',
  }),
};

const nomesDosDetalhamentos: Readonly<Record<number, string>> = {
  1: 'Integral',
  2: 'Parcial',
  3: 'Com tarjamento',
  4: 'Por consulta agendada',
};

/** What an answer of that day says besides its text, as the law asks of its decision. */
export const detalhesDoAcesso = (
  idCodigoDecisao: number,
  idEspecificacaoDecisao: number | null,
  dia: PlainDate,
  /** The earlier request that a repeated one names. */
  protocoloAnterior: string,
): ConteudoDoAcesso =>
  idCodigoDecisao === CodigoDecisao.repetida
    ? { protocoloAnterior }
    : ((porEspecificacao[idEspecificacaoDecisao ?? 0] ?? porDecisao[idCodigoDecisao])?.(dia) ?? {});

/** As `resposta.detalhes` keeps it: the detail with its name, the day of delivery in a column of its own. */
export const detalhesGuardados = ({ dataEntrega: _, ...detalhes }: ConteudoDoAcesso): AcessoGuardado => ({
  ...detalhes,
  ...(detalhes.idDetalhamento !== undefined && {
    detalhamento: nomesDosDetalhamentos[detalhes.idDetalhamento],
  }),
});
