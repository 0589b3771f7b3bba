import { conflict, invalid, notFound } from '#kernel/errors.ts';

/** Also the answer about somebody else's draft, whose existence nobody learns. */
export const rascunhoNaoEncontrado = () =>
  notFound('rascunho.nao-encontrado', 'Este rascunho não existe mais. Ele pode ter sido enviado ou apagado.');

export const rascunhoMaisNovo = (versao: number, atualizadoEm: Date) =>
  conflict(
    'rascunho.ha-versao-mais-nova',
    'Este rascunho foi alterado em outra janela ou aparelho. Abra a versão mais nova antes de continuar.',
    { versao, atualizadoEm: atualizadoEm.toISOString() },
  );

export const rascunhosDemais = (maximo: number) =>
  conflict(
    'rascunho.limite',
    `Você já tem ${maximo} rascunhos. Apague algum para guardar este no servidor; até lá ele fica só neste aparelho.`,
  );

export const rascunhoGrandeDemais = () =>
  invalid('rascunho.grande-demais', 'Este rascunho é grande demais para ser guardado. Encurte o texto.');

export const caminhoRecusado = () =>
  invalid('rascunho.caminho-invalido', 'O endereço para continuar o rascunho não é desta plataforma.');
