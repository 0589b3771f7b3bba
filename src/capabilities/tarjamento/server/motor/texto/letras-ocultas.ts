import { abrirPdf, type DocumentoAberto } from '../../../domain/pdf/documento.ts';
import type { Motor } from '../../../domain/pdf/motor.ts';
import { type PaginaPintada, pintarNaUnidade } from '../../../domain/pdf/pintar.ts';
import { chaveDaLetra } from '../conteudo/estado.ts';
import { crescer, juntas } from '../conteudo/matriz.ts';
import { type DocumentoLido, reconstruirSemMarcas } from '../documento/reconstruir.ts';
import { type Area, areaPintada, pixelsDiferentes, temContraste } from '../imagem/tinta.ts';
import type { LetraNaPagina, Vistos } from '../vistos.ts';
import { areaDaLetra, emVezes, letrasDuvidosas } from './letras-duvidosas.ts';

const ESCALA = 1.25;
/** How many pages are rebuilt at a time. */
const LEVA = 10;
/**
 * If this share of an operation's letters is invisible, what shows where the others are is
 * something else.
 */
const QUASE_TODAS = 0.85;
/** A space stays if a letter that stays is at most this many places away. */
const MAX_ESPACOS = 3;

export interface Ocultas {
  readonly porPagina: ReadonlyMap<number, ReadonlySet<string>>;
  /** Pages that lose letters, not only spaces. */
  readonly paginas: readonly number[];
}

interface Pendente {
  readonly pagina: number;
  readonly vezes: readonly LetraNaPagina[][];
}

/** As a share of its height: recognised text is only roughly where the picture shows it. */
const FOLGA_DA_LEITURA = 0.3;

class Exame {
  private readonly lido: DocumentoLido;
  private readonly motor: Motor;
  private readonly aberto: DocumentoAberto;
  private readonly escondidas = new Map<number, Set<LetraNaPagina>>();

  constructor(motor: Motor, lido: DocumentoLido, aberto: DocumentoAberto) {
    [this.motor, this.lido, this.aberto] = [motor, lido, aberto];
  }

  private areaDa(pagina: number, pintada: PaginaPintada, letra: LetraNaPagina): Area {
    const mostra = this.lido.paginas[pagina]?.mostra;
    return mostra ? areaPintada(pintada, mostra, areaDaLetra(letra)) : { x0: 0, y0: 0, x1: 0, y1: 0 };
  }

  private esconder(pagina: number, letra: LetraNaPagina): void {
    const suas = this.escondidas.get(pagina) ?? new Set();
    this.escondidas.set(pagina, suas.add(letra));
  }

  /** What a single rendering of the page tells; letters in doubt must be rendered apart. */
  olhar(pagina: number, letras: readonly LetraNaPagina[], duvidosas: readonly LetraNaPagina[]): Pendente[] {
    const pintada = pintarNaUnidade(this.aberto, pagina, ESCALA);
    const apagadas = new Set(
      letras.filter(
        (letra) => !letra.isLeitura && !temContraste(pintada, this.areaDa(pagina, pintada, letra)),
      ),
    );
    for (const letra of this.leiturasDeNada(pagina, letras, pintada)) apagadas.add(letra);
    for (const letra of apagadas) this.esconder(pagina, letra);
    const resto = duvidosas.filter((letra) => !letra.isEspaco && !apagadas.has(letra));
    return resto.length > 0 ? [{ pagina, vezes: emVezes(resto) }] : [];
  }

  /** Invisible text over a blank part of the picture is not recognised text. */
  private leiturasDeNada(
    pagina: number,
    letras: readonly LetraNaPagina[],
    pintada: PaginaPintada,
  ): LetraNaPagina[] {
    const mostra = this.lido.paginas[pagina]?.mostra;
    const leituras = letras.filter(({ isLeitura }) => isLeitura);
    if (!mostra || leituras.length === 0) return [];
    return [...porOperacao(leituras)].flatMap((operacao) => {
      const area = juntas(operacao.map((letra) => letra.area));
      const folgada = crescer(area, FOLGA_DA_LEITURA * (area.topo - area.base));
      return temContraste(pintada, areaPintada(pintada, mostra, folgada)) ? [] : operacao;
    });
  }

  private pintarCom(leva: readonly Pendente[], vez: number): Map<number, PaginaPintada> {
    const suas = leva.filter(({ vezes }) => vez < vezes.length);
    const chaves = new Map(
      suas.map(({ pagina, vezes }) => [pagina, new Set((vezes[vez] ?? []).map(chaveDaLetra))]),
    );
    const pdf = reconstruirSemMarcas(this.lido, this.motor, {
      soEstas: new Set(chaves.keys()),
      prova: {
        letraFica: (pagina, chave) => chaves.get(pagina)?.has(chave) ?? false,
        corNoLugar: () => undefined,
      },
    });
    const aberto = abrirPdf(this.motor, pdf);
    try {
      const emOrdem = [...chaves.keys()].sort((a, b) => a - b);
      return new Map(emOrdem.map((pagina, ordem) => [pagina, pintarNaUnidade(aberto, ordem, ESCALA)]));
    } finally {
      aberto.fechar();
    }
  }

  /** A letter is visible if rendering it changes the page, both alone and among all the others. */
  provar(pendentes: readonly Pendente[]): void {
    for (let de = 0; de < pendentes.length; de += LEVA) {
      const leva = pendentes.slice(de, de + LEVA);
      const semLetras = this.pintarCom(
        leva.map(({ pagina }) => ({ pagina, vezes: [[]] })),
        0,
      );
      const todas = Math.max(...leva.map(({ vezes }) => vezes.length));
      for (let vez = 0; vez < todas; vez++) {
        for (const [pagina, pintada] of this.pintarCom(leva, vez)) {
          const vazia = semLetras.get(pagina);
          const suas = leva.find((pendente) => pendente.pagina === pagina)?.vezes[vez] ?? [];
          if (vazia) this.comparar(pagina, suas, vazia, pintada);
        }
      }
    }
  }

  private comparar(
    pagina: number,
    letras: readonly LetraNaPagina[],
    vazia: PaginaPintada,
    pintada: PaginaPintada,
  ): void {
    const inteira = pintarNaUnidade(this.aberto, pagina, ESCALA);
    for (const letra of letras) {
      const area = this.areaDa(pagina, pintada, letra);
      const isVista =
        pixelsDiferentes(vazia, pintada, area, 1) > 0 && pixelsDiferentes(vazia, inteira, area, 1) > 0;
      if (!isVista) this.esconder(pagina, letra);
    }
  }

  ocultasDa(pagina: number, letras: readonly LetraNaPagina[]): Set<LetraNaPagina> {
    const apagadas = this.escondidas.get(pagina) ?? new Set<LetraNaPagina>();
    const saem = new Set<LetraNaPagina>();
    for (const operacao of porOperacao(letras)) {
      const sinais = operacao.filter(({ isEspaco }) => !isEspaco);
      const quantas = sinais.filter((letra) => apagadas.has(letra)).length;
      const isTudo = quantas >= QUASE_TODAS * sinais.length;
      const ficam = (letra: LetraNaPagina): boolean => !letra.isEspaco && !isTudo && !apagadas.has(letra);
      for (const [at, letra] of operacao.entries()) {
        const perto = letra.isEspaco
          ? operacao.slice(Math.max(0, at - MAX_ESPACOS), at + MAX_ESPACOS + 1)
          : [letra];
        if (!perto.some(ficam)) saem.add(letra);
      }
    }
    return saem;
  }
}

function* porOperacao(letras: readonly LetraNaPagina[]): Generator<LetraNaPagina[]> {
  let atual: LetraNaPagina[] = [];
  for (const letra of letras) {
    if (atual.length > 0 && atual[0]?.operacao !== letra.operacao) {
      yield atual;
      atual = [];
    }
    atual.push(letra);
  }
  if (atual.length > 0) yield atual;
}

/**
 * Text that nobody can see: white on white, behind a picture, clipped, transparent. The person who
 * marks cannot know of it, and it may say anything, so all of it is removed; the recognised text of
 * a scan stays.
 */
export const letrasOcultas = (
  motor: Motor,
  lido: DocumentoLido,
  pdf: Uint8Array,
  vistos: Vistos,
): Ocultas => {
  const porPagina = new Map<number, ReadonlySet<string>>();
  const paginas: number[] = [];
  const aberto = abrirPdf(motor, pdf);
  try {
    const exame = new Exame(motor, lido, aberto);
    const pendentes: Pendente[] = [];
    const examinadas = new Map<number, readonly LetraNaPagina[]>();
    for (const [pagina, { letras, pinturas }] of vistos.porPagina()) {
      if (letras.length === 0) continue;
      examinadas.set(pagina, letras);
      const paraVer = letras.filter(({ isLeitura }) => !isLeitura);
      pendentes.push(...exame.olhar(pagina, letras, letrasDuvidosas(paraVer, pinturas)));
    }
    exame.provar(pendentes);
    for (const [pagina, letras] of examinadas) {
      const ocultas = exame.ocultasDa(pagina, letras);
      if (ocultas.size === 0) continue;
      porPagina.set(pagina, new Set([...ocultas].map(chaveDaLetra)));
      if ([...ocultas].some(({ isEspaco }) => !isEspaco)) paginas.push(pagina);
    }
  } finally {
    aberto.fechar();
  }
  return { porPagina, paginas };
};
