import { versaoMudou } from '#kernel/ato/versao-mudou.ts';
import { conflict, forbidden, invalid, notFound } from '#kernel/errors.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';

const campoErrado = (code: string, campo: string, message: string) =>
  invalid(code, message, { campos: { [campo]: message } });

/** Also the answer to people who may not know that it exists. */
export const pedidoNaoEncontrado = () =>
  notFound('desclassificacao.nao-encontrada', 'Pedido de desclassificação não encontrado.');
export const pedidoMudou = (versao: number) => versaoMudou('desclassificacao.mudou', { versao });
export const naoPediu = () =>
  forbidden('desclassificacao.nao-pediu', 'Só quem fez o pedido pode fazer isto.');
/** Nobody is told twice: the first day counts. */
export const jaSabe = () =>
  conflict('desclassificacao.ja-sabe', 'Quem pediu já soube desta decisão: não há ciência a registrar.');
export const naoAtende = () =>
  forbidden('desclassificacao.nao-atende', 'Só quem atende no órgão pode fazer isto em nome de quem pediu.');
export const soNoProprioOrgao = () =>
  forbidden('desclassificacao.outro-orgao', 'No balcão, você registra pedidos ao órgão em que trabalha.');
export const digaQuemPede = () =>
  campoErrado('desclassificacao.quem-pede', 'requerente.nome', 'Diga o nome de quem pede.');
export const digaComoAvisar = () =>
  campoErrado(
    'desclassificacao.como-avisar',
    'requerente.email',
    'Informe um e-mail ou um endereço: é por ali que a decisão chega a você.',
  );
export const quemPedeEAConta = () =>
  invalid(
    'desclassificacao.quem-pede-e-a-conta',
    'Você entrou na sua conta: o pedido sai no nome dela. Recarregue a página.',
  );
export const cadastroPendente = () =>
  forbidden('desclassificacao.cadastro-pendente', 'Conclua a atualização do seu cadastro para pedir.');
export const cartaDeOutroAno = () =>
  campoErrado(
    'desclassificacao.carta-antiga',
    'recebidaEm',
    'Confira o ano: a carta teria chegado há mais de um ano.',
  );
export const naoHaRecurso = () =>
  conflict('desclassificacao.sem-recurso', 'Não há recurso a fazer neste pedido agora.');
export const naoDecide = () =>
  forbidden('desclassificacao.nao-decide', 'Quem decide este pedido é outra autoridade.');
export const impedidoDeDecidir = () =>
  forbidden(
    'desclassificacao.impedido',
    'Você já decidiu este pedido em uma instância abaixo: outra pessoa precisa decidir.',
  );
export const nadaARecorrer = () =>
  conflict('desclassificacao.favoravel', 'A decisão foi a seu favor: não há do que recorrer.');
export const aindaNoPrazo = (prazo: PlainDate) =>
  conflict(
    'desclassificacao.em-andamento',
    `A decisão deve sair até ${formatData(prazo)}. Se não sair, você pode recorrer a partir do dia seguinte.`,
  );
export const foraDoPrazo = (fecha: PlainDate) =>
  conflict(
    'desclassificacao.fora-do-prazo',
    `O prazo para recorrer terminou em ${formatData(fecha)}. Você pode fazer um novo pedido a qualquer tempo.`,
  );
export const semComando = () =>
  conflict('desclassificacao.sem-comando', 'Só nas Forças Armadas o recurso vai antes ao Comandante.');
export const comandanteAntes = () =>
  conflict('desclassificacao.comandante-antes', 'Nas Forças Armadas, o recurso vai antes ao Comandante.');
export const semComissao = () =>
  conflict(
    'desclassificacao.sem-comissao',
    'A CMRI só julga recursos sobre informação secreta ou ultrassecreta de órgãos federais.',
  );

export const digaQualInformacao = () =>
  campoErrado(
    'desclassificacao.qual-informacao',
    'descricao',
    'Informe o código (CIDIC ou número do processo) ou descreva a informação.',
  );
export const codigoInvalido = () =>
  campoErrado(
    'desclassificacao.codigo-invalido',
    'codigo',
    'Este código não é válido. Confira os números, ou deixe em branco e descreva a informação.',
  );
export const orgaoNaoRecebe = () =>
  campoErrado('desclassificacao.orgao', 'idOuvidoria', 'Escolha um órgão da lista.');
export const digaAInformacao = () =>
  campoErrado(
    'desclassificacao.informacao-necessaria',
    'idInformacao',
    'Escolha no rol a informação de que o pedido trata.',
  );
export const informacaoForaDoRol = () =>
  campoErrado('desclassificacao.fora-do-rol', 'idInformacao', 'Escolha uma informação do rol do órgão.');
export const jaDesclassificada = () =>
  campoErrado(
    'desclassificacao.ja-desclassificada',
    'resultado',
    'Esta informação já foi desclassificada: a decisão só pode ser essa.',
  );
export const reducaoNecessaria = () =>
  campoErrado(
    'desclassificacao.reducao-necessaria',
    'termo',
    'Reclassificar é reduzir o sigilo: marque um fim anterior ao que havia, ou um grau menor.',
  );
export const envioDeOutroPedido = () =>
  conflict('desclassificacao.envio-repetido', 'Este envio já foi usado. Recarregue a página.');
