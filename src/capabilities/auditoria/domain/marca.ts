import { emOrdem, type LinhaDaAuditoria, type OrigemDoElo, semPalavras } from './encadeamento.ts';
import { type Abrir, palavrasLidas } from './palavras.ts';

/** The place of a row in what one server process wrote: 1, 2, 3 … within its series. */
export interface LugarNaSerie {
  readonly serie: string;
  readonly numero: number;
}

/** What the server does not know when it writes a row, or what is the mark itself. */
const FORA_DA_MARCA: readonly string[] = [
  'id',
  'id_ouvidoria_do_caso',
  'marca_serie',
  'marca_numero',
  'marca',
];

/** The columns of each table that the mark covers; one that is not given is null, or the default. */
const COLUNAS: Readonly<Record<OrigemDoElo, LinhaDaAuditoria>> = {
  administracao: {
    id_ouvidoria: null,
    area: null,
    acao: null,
    alvo: null,
    id_alvo: null,
    id_responsavel: null,
    responsavel: null,
    informacoes: {},
    ocorrido_em: null,
  },
  caso: {
    id_manifestacao: null,
    acao: null,
    ocorrido_em: null,
    responsavel: null,
    id_responsavel: null,
    id_ouvidoria: null,
    informacoes: null,
    detalhes: {},
    versao: null,
  },
};

const JSON_DAS_COLUNAS: Readonly<Record<OrigemDoElo, string>> = {
  administracao: 'informacoes',
  caso: 'detalhes',
};

const jsonDe = (valor: unknown): unknown =>
  JSON.parse(typeof valor === 'string' ? valor : JSON.stringify(valor)) as unknown;

/** As the database will give it back: moments to the microsecond, no half characters. */
const valorDe = (valor: unknown): unknown => {
  if (valor instanceof Date) return valor.toISOString().replace('Z', '000Z');
  return typeof valor === 'string' ? valor.toWellFormed() : valor;
};

/** Of sealed cases alone: the precise moment, whose hour stands in the open. */
const momentoSelado = ({ momento_cifrado }: Readonly<Record<string, unknown>>): LinhaDaAuditoria =>
  momento_cifrado instanceof Uint8Array
    ? { momento_cifrado: Array.from(momento_cifrado, (byte) => byte.toString(16).padStart(2, '0')).join('') }
    : {};

/** A row about to be written, in the form in which the database gives it back. */
export const linhaEscrita = (
  origem: OrigemDoElo,
  escrita: Readonly<Record<string, unknown>>,
): LinhaDaAuditoria => ({
  ...Object.fromEntries(
    Object.entries(COLUNAS[origem]).map(([coluna, padrao]) => {
      const valor = escrita[coluna] ?? padrao;
      return [coluna, coluna === JSON_DAS_COLUNAS[origem] ? jsonDe(valor) : valorDe(valor)];
    }),
  ),
  ...momentoSelado(escrita),
});

/**
 * What the mark of a row covers. Words that are sealed later (Lei 13.608/2018, art. 4-B) count as
 * they read, so that the mark outlives their sealing.
 */
export const textoDaMarca = (
  origem: OrigemDoElo,
  { serie, numero }: LugarNaSerie,
  linha: LinhaDaAuditoria,
  abrir: Abrir,
): string => {
  const { detalhes, ...resto } = linha;
  const coberta = Object.fromEntries(Object.entries(resto).filter(([nome]) => !FORA_DA_MARCA.includes(nome)));
  return JSON.stringify([
    origem,
    serie,
    numero,
    emOrdem(coberta),
    emOrdem(semPalavras(detalhes)),
    palavrasLidas(detalhes, abrir),
  ]);
};
