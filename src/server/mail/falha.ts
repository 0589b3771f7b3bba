/**
 * What is kept of a failed sending: numbers and names of the protocol alone ('550 5.1.1 em RCPT TO', 'ECONNREFUSED em CONN'). Mail servers
 * answer in words of their own, and with the address in any spelling, a mailbox's name, or where it is forwarded to: who reported.
 */
const CODIGO_DO_TRANSPORTE = /^E[A-Z]{2,20}$/;
const COMANDO = /^[A-Z]{3,10}(?: [A-Z]{2,6})?$/;
/** RFC 3463, at the beginning of an answer. */
const SITUACAO = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?=[ \r\n]|$)/;

const texto = (valor: unknown): string => (typeof valor === 'string' ? valor : '');

export const resumoDaFalha = (error: unknown): string => {
  const falha = Object(error) as Readonly<Record<string, unknown>>;
  const { responseCode, response, command } = falha;
  const transporte = [falha.originalCode, falha.code]
    .map(texto)
    .find((cada) => CODIGO_DO_TRANSPORTE.test(cada));
  const situacao = SITUACAO.exec(texto(response))?.[1] ?? '';
  const oQue =
    typeof responseCode === 'number'
      ? `${responseCode} ${situacao}`.trim()
      : (transporte ?? 'Falha no envio');
  return COMANDO.test(texto(command)) ? `${oQue} em ${texto(command)}` : oQue;
};
