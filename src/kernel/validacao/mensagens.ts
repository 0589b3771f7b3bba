/**
 * The product's validation sentences: the original platform's, word for word, and ours where it has
 * none (dates, unknown fields). Browser and server both take them from here, so they never differ.
 */
const mensagens = {
  obrigatorio: ({ label }: { label: string }) => `O campo ${label} é obrigatório!`,
  padrao: () => 'Campo inválido!',
  camposDiferentes: () => 'Os valores dos campos não estão iguais',
  numeroMin: ({ min }: { min: number | bigint }) => `Deve ser maior que ${min}!`,
  numeroMax: ({ max }: { max: number | bigint }) => `Deve ser menor que ${max}!`,
  email: () => 'Digite um email válido!',
  textoMin: ({ min }: { min: number | bigint }) => `Deve ter no mínimo ${min} caracter(es)`,
  textoMax: ({ max }: { max: number | bigint }) => `Deve ter no máximo ${max} caracter(es)`,
  listaMin: ({ min }: { min: number | bigint }) => `Selecione no mínimo ${min}`,
  listaMax: ({ max }: { max: number | bigint }) => `Selecione no máximo ${max}`,
  dataMin: ({ min }: { min: string }) => `A data deve ser igual ou posterior a ${min}!`,
  dataMax: ({ max }: { max: string }) => `A data deve ser igual ou anterior a ${max}!`,
  campoDesconhecido: ({ nome }: { nome: string }) => `Campo desconhecido: ${nome}.`,
} as const;

export type TipoMensagem = keyof typeof mensagens;
export type ParametrosMensagem<K extends TipoMensagem> = Parameters<(typeof mensagens)[K]>;

export const mensagem = <K extends TipoMensagem>(tipo: K, ...params: ParametrosMensagem<K>): string =>
  (mensagens[tipo] as (...p: ParametrosMensagem<K>) => string)(...params);

const NOMEIA_O_CAMPO = /^O campo .+ é obrigatório!$/s;

/** A sentence that names its field names it as the screen does, whatever the rule calls it; others stay as they are. */
export const comORotuloDaTela = (frase: string, rotulo: string): string =>
  NOMEIA_O_CAMPO.test(frase) ? mensagem('obrigatorio', { label: rotulo }) : frase;

export const tiposMensagem = Object.keys(mensagens) as readonly TipoMensagem[];
