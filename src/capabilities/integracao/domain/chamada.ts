import { z } from 'zod';
import { idTexto } from '#kernel/campos.ts';
import { campo } from '#kernel/validacao/campo.ts';

/** How long the counts of calls are kept. */
export const DIAS_DAS_CHAMADAS = 90;

export const duracoes = ['rapida', 'media', 'lenta'] as const;
export type Duracao = (typeof duracoes)[number];

const RAPIDA_MS = 300;
const MEDIA_MS = 3000;
export const nomeDaDuracao: Readonly<Record<Duracao, string>> = {
  rapida: 'Até 0,3 s',
  media: 'Até 3 s',
  lenta: 'Mais de 3 s',
};

/** A class, not a time: what took how long could tell what was read. */
export const duracaoDe = (ms: number): Duracao => {
  if (ms <= RAPIDA_MS) return 'rapida';
  return ms <= MEDIA_MS ? 'media' : 'lenta';
};

interface Faixa {
  readonly nome: string;
  readonly de: number;
  readonly ate: number;
  /** Statuses of this range that mean something else. */
  readonly menos: readonly number[];
}

/** What became of a call, by its status; the screens and the database read the same table. */
export const resultados = {
  feita: { nome: 'Atendida', de: 100, ate: 399, menos: [] },
  nada: { nome: 'Nada encontrado', de: 404, ate: 404, menos: [] },
  recusada: { nome: 'Recusada', de: 400, ate: 499, menos: [404, 429] },
  limite: { nome: 'Acima do limite', de: 429, ate: 429, menos: [] },
  falha: { nome: 'Falha da plataforma', de: 500, ate: 599, menos: [] },
} as const satisfies Record<string, Faixa>;
export type Resultado = keyof typeof resultados;
export const nomesDosResultados = Object.keys(resultados) as readonly Resultado[];

export const faixaDe = (resultado: Resultado): Faixa => resultados[resultado];

export const resultadoDe = (status: number): Resultado =>
  nomesDosResultados.find((nome) => {
    const { de, ate, menos } = faixaDe(nome);
    return status >= de && status <= ate && !menos.includes(status);
  }) ?? 'falha';

/** Of an IPv4 address three parts stay; an IPv6 one already comes as its prefix. */
export const origemDe = (remetente: string): string => remetente.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');

/** Where a token is asked for, as the router has it. */
export const ROTA_DO_TOKEN = '/api/oauth/token';

/** The address as programs call it: the token's is beside the API, not below it. */
export const rotaChamada = (rota: string): string => (rota === ROTA_DO_TOKEN ? '/oauth/token' : rota);

export const filtroDasChamadas = z.strictObject({
  idCliente: campo('Sistema', idTexto).optional(),
  /** Only an administrador reads more than one office. */
  idOuvidoria: campo('Órgão', idTexto).optional(),
  resultado: campo('Resultado', z.enum(nomesDosResultados as [Resultado, ...Resultado[]])).optional(),
  de: campo('De', z.iso.date()).optional(),
  ate: campo('Até', z.iso.date()).optional(),
});
export type FiltroDasChamadas = z.output<typeof filtroDasChamadas>;

export const chamadaVista = z.object({
  id: z.int(),
  /** The hour that began then; calls are counted, not told one by one. */
  hora: z.iso.datetime(),
  idCliente: z.int(),
  sistema: z.string(),
  orgao: z.string(),
  metodo: z.string(),
  rota: z.string(),
  status: z.int(),
  resultado: z.enum(nomesDosResultados as [Resultado, ...Resultado[]]),
  duracao: z.enum(duracoes),
  origem: z.string(),
  chamadas: z.int(),
});
export type ChamadaVista = z.output<typeof chamadaVista>;

/** The sums of one day of Brasília. */
export const diaDeChamadas = z.object({
  dia: z.iso.date(),
  feita: z.int(),
  nada: z.int(),
  recusada: z.int(),
  limite: z.int(),
  falha: z.int(),
});
export type DiaDeChamadas = z.output<typeof diaDeChamadas>;
