/** State of a delivery: still being tried, delivered, or given up after a day (a dead letter). */
export const situacoesDaEntrega = ['pendente', 'entregue', 'morta'] as const;
export type SituacaoDaEntrega = (typeof situacoesDaEntrega)[number];

/** Why a try failed without an HTTP status. */
const falhasDeEnvio = {
  'nome-nao-encontrado': 'O nome do servidor não foi encontrado.',
  'rede-nao-permitida': 'O endereço levou a uma rede interna, e nada foi enviado.',
  'endereco-nao-permitido': 'O endereço não é mais permitido, e nada foi enviado.',
  'conexao-recusada': 'O servidor não aceitou a conexão.',
  'certificado-invalido': 'O certificado do servidor não é válido.',
  'tempo-esgotado': 'O servidor demorou demais para responder.',
  'conexao-interrompida': 'A conexão caiu antes da resposta.',
} as const;
export type FalhaDeEnvio = keyof typeof falhasDeEnvio;

/** The outcome of a try: a status, or why there is none. */
export interface ResultadoDoEnvio {
  readonly status: number | null;
  readonly erro: FalhaDeEnvio | null;
  readonly duracaoMs: number;
}

/** Only 2xx counts as delivered: a redirect is not followed and counts as a failure. */
export const isEntregue = ({ status }: Pick<ResultadoDoEnvio, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300;

const redirecionou = (status: number): boolean => status >= 300 && status < 400;

/** The outcome of a try in one sentence, for the log. */
export const fraseDoResultado = ({ status, erro }: Pick<ResultadoDoEnvio, 'status' | 'erro'>): string => {
  if (erro) return falhasDeEnvio[erro];
  if (status === null) return 'Sem resposta.';
  if (isEntregue({ status })) return `Entregue: o servidor respondeu ${status}.`;
  if (redirecionou(status)) return `O servidor mandou para outro endereço (${status}), que não é seguido.`;
  return `O servidor respondeu ${status}.`;
};

export const MAXIMO_POR_ORGAO = 10;
