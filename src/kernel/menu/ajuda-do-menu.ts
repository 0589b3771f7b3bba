/** One line of help for each queue that a menu leads to; the labels are the specification's (S2-28). */
const AJUDAS: Readonly<Record<string, string>> = {
  '/manifestacao/tratar?fila=triar': 'O que chegou e ainda não tem responsável.',
  '/manifestacao/tratar': 'O trabalho que espera, do mais urgente ao menos.',
  '/manifestacao/tratar?visao=tabela': 'Tudo em uma tabela, também o que já terminou.',
  '/manifestacao/recurso/tratar': 'Recursos dos pedidos de informação.',
};

export const ajudaDoMenu = (endereco: string | undefined): string | undefined =>
  endereco === undefined ? undefined : AJUDAS[endereco];
