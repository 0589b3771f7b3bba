import { busy, conflict, forbidden, invalid, notFound, tooMany } from '#kernel/errors.ts';
import { DIAS_A_ESPERA } from './anexo-limites.ts';
import { soDaRespostaEmFrase } from './tipos-de-arquivo.ts';

/** Also for a wrong secret: only the sender may know whether a file exists. */
export const anexoNaoEncontrado = () =>
  notFound(
    'anexo.inexistente',
    `Arquivo não encontrado. Se você o enviou há mais de ${DIAS_A_ESPERA} dias, envie de novo.`,
  );

/** To somebody who reads a case, who sent nothing. */
export const arquivoDoCasoNaoEncontrado = () =>
  notFound('anexo.inexistente', 'Esta manifestação não tem um arquivo com esse número.');

export const soNaResposta = () =>
  invalid(
    'anexo.so-na-resposta',
    `Arquivos ${soDaRespostaEmFrase} só podem ir em uma resposta do órgão. Envie este conteúdo em PDF ou texto.`,
  );

export const linkInvalido = () =>
  forbidden(
    'anexo.link-invalido',
    'O endereço de envio deste arquivo não é válido. Envie o arquivo de novo.',
  );

export const linkVencido = () =>
  forbidden('anexo.link-vencido', 'O tempo para enviar este arquivo acabou. Envie o arquivo de novo.');

export const posicaoErrada = (recebido: number) =>
  conflict('anexo.posicao', 'O pedaço enviado não continua o que já chegou. Continue de onde parou.', {
    recebido,
  });

export const maiorQueODeclarado = () =>
  invalid('anexo.maior', 'Chegaram mais bytes do que o tamanho informado. Envie o arquivo de novo.');

export const pedacoVazio = () => invalid('anexo.pedaco-vazio', 'O pedaço enviado está vazio.');

export const pedacoGrande = () =>
  invalid('anexo.pedaco-grande', 'Cada pedaço pode ter no máximo 5 MB. Divida o arquivo em pedaços menores.');

export const aindaRecebendo = (recebido: number) =>
  conflict('anexo.incompleto', 'O arquivo ainda não chegou inteiro. Continue o envio de onde parou.', {
    recebido,
  });

export const jaConferido = () => conflict('anexo.ja-conferido', 'Este arquivo já foi recebido e conferido.');

export const jaAnexado = () =>
  conflict('anexo.ja-anexado', 'Este arquivo já foi anexado. Para usá-lo de novo, envie outra cópia.');

export const naoPronto = () =>
  conflict(
    'anexo.nao-pronto',
    'Há arquivo que ainda não terminou de ser enviado ou foi recusado. Espere o envio ou remova-o.',
  );

export const anexoRepetido = () => invalid('anexo.repetido', 'O mesmo arquivo foi informado duas vezes.');

export const antivirusFora = () =>
  conflict(
    'anexo.antivirus-fora',
    'O antivírus não respondeu, e sem ele nenhum arquivo é aceito. Tente de novo em alguns minutos.',
  );

export const posicaoAusente = () =>
  invalid('anexo.posicao-ausente', 'Informe no cabeçalho upload-offset a posição em que este pedaço começa.');

/** The browser asks again by itself. */
export const filaCheia = () =>
  busy(
    'anexo.fila-cheia',
    'Há muitos arquivos sendo conferidos agora. O seu já chegou: tente concluir de novo em alguns segundos.',
    { retryAfter: 10 },
  );

const HORA = 3600;

export const cotaCheia = () =>
  tooMany(
    'anexo.cota-cheia',
    'Hoje já chegaram arquivos demais sem conta deste endereço. Envie sem o arquivo, descreva-o no texto e anexe-o amanhã pela consulta do protocolo.',
    { retryAfter: HORA },
  );

export const cotaDaPessoaCheia = () =>
  tooMany(
    'anexo.cota-da-pessoa',
    'Você já enviou muitos arquivos hoje. Os que chegaram continuam valendo; envie os outros amanhã.',
    { retryAfter: HORA },
  );

export const conferidoDemais = () =>
  tooMany(
    'anexo.conferido-demais',
    'Este arquivo já foi conferido muitas vezes hoje e fica como está. Para mudar a escolha, remova-o e envie de novo.',
    { retryAfter: HORA },
  );
