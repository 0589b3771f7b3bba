import { versaoMudou } from '#kernel/ato/versao-mudou.ts';
import { conflict, forbidden, invalid, notFound } from '#kernel/errors.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';

/** Also the answer to people who may not know that it exists. */
export const recursoNaoEncontrado = () => notFound('recurso.nao-encontrado', 'Recurso não encontrado.');

export const naoJulga = () => forbidden('recurso.nao-julga', 'Quem julga este recurso é outra autoridade.');
/** Lei 12.527/2011, art. 15: the appeal goes to somebody above the person who decided. */
export const impedidoDeJulgar = () =>
  forbidden(
    'recurso.impedido',
    'Você já decidiu neste pedido (respondeu, julgou uma instância abaixo ou mudou o tipo): a lei manda que outra pessoa julgue. Julga a autoridade indicada no cadastro do órgão, ou outro gestor; onde não há, a administração da plataforma, que já foi avisada.',
  );
export const naoRecorreu = () => forbidden('recurso.nao-recorreu', 'Só quem recorreu pode fazer isto.');
export const naoRespondeuOPedido = () =>
  forbidden('recurso.nao-respondeu-o-pedido', 'Só o órgão que respondeu ao pedido pode fazer isto.');
export const semPermissaoDeQualificar = () =>
  forbidden('recurso.nao-qualifica', 'Você não pode qualificar a resposta deste recurso.');

export const subiu = () =>
  conflict('recurso.subiu', 'O prazo passou e o pedido já está na instância seguinte.');
export const faltaAdmissibilidade = () =>
  conflict('recurso.falta-admissibilidade', 'Antes de decidir, diga se o recurso é conhecido.');
export const jaConhecido = () =>
  conflict('recurso.ja-conhecido', 'A admissibilidade deste recurso já foi analisada.');
export const soAcimaDoOrgao = () =>
  conflict('recurso.so-acima-do-orgao', 'Só quem julga de fora do órgão pede esclarecimento a ele.');
export const esclarecimentoJaAberto = () =>
  conflict('recurso.esclarecimento-aberto', 'O órgão ainda não respondeu ao esclarecimento pedido.');
export const esclarecimentoJaProrrogado = () =>
  conflict('recurso.esclarecimento-ja-prorrogado', 'O prazo para esclarecer já foi prorrogado uma vez.');
export const fimDosEsclarecimentos = () =>
  conflict(
    'recurso.fim-dos-esclarecimentos',
    'Os dias para ouvir o órgão neste recurso já acabaram: decida com o que há.',
  );
export const esclarecimentoEncerrado = () =>
  conflict(
    'recurso.esclarecimento-encerrado',
    'A decisão saiu sem esperar pelo esclarecimento, que foi encerrado com ela: não há mais o que responder.',
  );
export const semEsclarecimentoAberto = () =>
  conflict('recurso.sem-esclarecimento', 'Não há esclarecimento esperando resposta.');
export const soNaComissao = () =>
  conflict('recurso.so-na-comissao', 'Só o julgamento da CMRI tem reunião marcada.');
export const jaQualificada = () => conflict('recurso.ja-qualificada', 'Esta resposta já foi qualificada.');
export const nadaAEntregar = () =>
  conflict('recurso.nada-a-entregar', 'Esta decisão não manda entregar nada.');
export const incidenteJaAberto = () =>
  conflict('recurso.incidente-aberto', 'Já há um incidente de correção aberto sobre esta decisão.');
/** Somebody else acted meanwhile; what was written stays on the screen. */
export const recursoMudou = (versao: number) => versaoMudou('recurso.mudou', { versao });

const campoErrado = (code: string, campo: string, message: string) =>
  invalid(code, message, { campos: { [campo]: message } });

export const passoNaoEncontrado = () =>
  notFound('tramitacao.nao-encontrada', 'Não há um pedido de contribuição aberto com este número.');

export const escolhaOTipo = () =>
  campoErrado('recurso.tipo-necessario', 'idTipoRecurso', 'Escolha o motivo do recurso.');
/**
 * Against silence the type is 'Resposta não foi dada no prazo', which fits nothing else (Decreto
 * 7.724/2012, art. 22).
 */
export const soContraOSilencio = () =>
  campoErrado(
    'recurso.tipo-so-do-silencio',
    'idTipoRecurso',
    'Este motivo só serve quando ninguém respondeu no prazo. Escolha outro.',
  );
export const contraOSilencioSoUm = () =>
  campoErrado(
    'recurso.tipo-do-silencio',
    'idTipoRecurso',
    'Contra a falta de decisão o único motivo é que a resposta não foi dada no prazo.',
  );
export const envioDeOutroRecurso = () =>
  conflict('recurso.envio-repetido', 'Este envio já foi usado em outro recurso. Recarregue a página.');
export const responsavelNaoJulga = () =>
  campoErrado('recurso.responsavel-nao-julga', 'idResponsavel', 'Escolha uma pessoa que julga este recurso.');
export const justificativaNaoExiste = () =>
  campoErrado('recurso.motivo-nao-existe', 'idJustificativa', 'Escolha um motivo da lista.');
export const decisaoNaoCabe = () =>
  campoErrado('recurso.decisao-nao-cabe', 'idTipoResposta', 'Escolha uma decisão que caiba nesta instância.');
export const especificacaoNaoCabe = () =>
  campoErrado(
    'recurso.especificacao-nao-cabe',
    'idEspecificacao',
    'Escolha uma especificação que caiba nesta decisão.',
  );
export const detalhamentoNaoExiste = () =>
  campoErrado('recurso.detalhamento-nao-existe', 'idDetalhamento', 'Escolha um detalhamento da lista.');
export const entregaNecessaria = () =>
  campoErrado(
    'recurso.entrega-necessaria',
    'dataEntrega',
    'Diga até que dia o órgão deve entregar o que foi decidido.',
  );
/** Lei 12.527/2011, art. 16 § 2º: a decision that says 'delivered' delivers. */
export const informacaoNecessaria = () =>
  campoErrado(
    'recurso.informacao-necessaria',
    'informacaoEntregue',
    'A decisão diz que a informação foi entregue: escreva-a aqui ou anexe o arquivo.',
  );
export const entregaNoPassado = () =>
  campoErrado('recurso.entrega-no-passado', 'dataEntrega', 'A entrega não pode ser em um dia que já passou.');
export const entregaTardia = (limite: PlainDate) =>
  campoErrado(
    'recurso.entrega-tardia',
    'dataEntrega',
    `A entrega precisa ser marcada para até ${formatData(limite)}.`,
  );
export const entregaNaoCabe = () =>
  campoErrado('recurso.entrega-nao-cabe', 'dataEntrega', 'Esta decisão não manda entregar nada.');
export const reuniaoSoNoFuturo = () =>
  campoErrado('recurso.reuniao-no-passado', 'data', 'Marque a reunião para um dia que ainda não chegou.');
export const reuniaoEmDiaUtil = () =>
  campoErrado('recurso.reuniao-sem-expediente', 'data', 'Marque a reunião para um dia útil.');
