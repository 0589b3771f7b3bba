/** How many passed the gate in the last minutes: all of them, and those from the same address prefix. */
export interface Carga {
  readonly doTodo: number;
  readonly doPrefixo: number;
}

/** What a gate bears before its price grows, and before it has no room, within the window of the load. */
export interface Medida {
  readonly folgaDoTodo: number;
  /** Thirty people behind one address do not notice each other. */
  readonly folgaDoPrefixo: number;
  readonly limiteDoPrefixo: number;
  /** Beyond it every prefix has only the narrow room. */
  readonly limiteDoTodo: number;
  readonly limiteApertado: number;
}

export const medidas = {
  registrar: {
    folgaDoTodo: 200,
    folgaDoPrefixo: 30,
    limiteDoPrefixo: 120,
    limiteDoTodo: 2000,
    limiteApertado: 3,
  },
  anexo: {
    folgaDoTodo: 1000,
    folgaDoPrefixo: 150,
    limiteDoPrefixo: 600,
    limiteDoTodo: 10_000,
    limiteApertado: 10,
  },
  'sem-script': {
    folgaDoTodo: 30,
    folgaDoPrefixo: 10,
    limiteDoPrefixo: 30,
    limiteDoTodo: 120,
    limiteApertado: 1,
  },
  /** A door of its own: a flood by one door does not close the other. */
  'sem-script-onion': {
    folgaDoTodo: 30,
    folgaDoPrefixo: 30,
    limiteDoPrefixo: 300,
    limiteDoTodo: 300,
    limiteApertado: 0,
  },
} as const satisfies Record<string, Medida>;
export type Porta = keyof typeof medidas;

/** Through the onion address all share one prefix, so only the whole counts there. */
export const medidaNoOnion = (medida: Medida): Medida => ({
  ...medida,
  folgaDoPrefixo: medida.folgaDoTodo,
  limiteDoPrefixo: medida.limiteDoTodo,
});

/** A median below a second on a browser slowed four times (bench/prova-de-trabalho.ts). */
export const BITS_DA_PORTA = 16;
/** A flood from everywhere is paid by everybody, so it may cost a cheap phone seconds, not a minute. */
const MAX_PELO_TODO = 3;
const MAX_PELO_PREFIXO = 5;

const dobras = (quantos: number, folga: number): number =>
  quantos < folga ? 0 : 1 + Math.floor(Math.log2(quantos / folga));

/** How often the price has doubled. */
export const apertoDe = ({ doTodo, doPrefixo }: Carga, medida: Medida): number =>
  Math.max(
    Math.min(dobras(doTodo, medida.folgaDoTodo), MAX_PELO_TODO),
    Math.min(dobras(doPrefixo, medida.folgaDoPrefixo), MAX_PELO_PREFIXO),
  );

export const bitsDaPorta = (carga: Carga, medida: Medida): number => BITS_DA_PORTA + apertoDe(carga, medida);

/** Whether there is room for one more from this prefix. A flood narrows every prefix; it closes none that did not take part. */
export const cabe = ({ doTodo, doPrefixo }: Carga, medida: Medida): boolean =>
  doPrefixo < (doTodo < medida.limiteDoTodo ? medida.limiteDoPrefixo : medida.limiteApertado);
