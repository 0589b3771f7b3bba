import type { Caixa } from '../../../domain/pdf/mostra.ts';
import { escreverCadeia } from './escrever-operacao.ts';
import { type Alvo, chaveDaLetra, type Estado } from './estado.ts';
import type { Fonte } from './fonte/fonte.ts';
import { aoLongo, type Glifo, isGlifo, type Linha, medirLinha, type Peca } from './fonte/glifos.ts';
import { Cadeia, type Valor } from './lexico.ts';
import { contem, IDENTIDADE, juntas, type Matriz, numero, numeros, toca, vezes } from './matriz.ts';
import type { Operacao } from './operacoes.ts';
import { isTocada, tocadaPor } from './tocada.ts';

const SEM_TOCAR = { largura: 0.02, altura: 0.25 };
const INVISIVEL = 3;
/**
 * A gap left by removed letters is widened to a multiple of this fraction of the font size, so that
 * its width does not reveal the name.
 */
const PASSO_DO_VAO = 0.25;

const areaDe = ({ esquerda, direita, base, topo }: Caixa): number =>
  Math.max(0, direita - esquerda) * Math.max(0, topo - base);

/** How much of a letter must lie over pictures together, because a scan may come in strips. */
const QUASE_TODA = 0.9;

const isSobre = (letra: Caixa, imagens: readonly Caixa[]): boolean => {
  let coberta = 0;
  for (const imagem of imagens) {
    if (contem(imagem, letra)) return true;
    coberta += areaDe({
      esquerda: Math.max(letra.esquerda, imagem.esquerda),
      direita: Math.min(letra.direita, imagem.direita),
      base: Math.max(letra.base, imagem.base),
      topo: Math.min(letra.topo, imagem.topo),
    });
  }
  return coberta > 0 && coberta >= QUASE_TODA * areaDe(letra);
};

const BRANCOS = new Set<number | string | undefined>([0x20, 0xa0, ' ', '\u00a0']);

const isEspaco = ({ bytes, codigo }: Glifo, fonte: Fonte | undefined): boolean => {
  return bytes === ' ' || BRANCOS.has(fonte?.paraUnicode.get(codigo));
};

/** A letter this many times taller than a hidden copy is not part of it, even if they overlap. */
const MUITO_MAIOR = 6;

const isCopia = (letra: Caixa, copias: readonly Caixa[]): boolean =>
  copias.some(
    (copia) => letra.topo - letra.base <= MUITO_MAIOR * (copia.topo - copia.base) && isTocada(letra, copia),
  );

/** A run of letters that stay, with the shifts between them. */
interface Trecho {
  readonly inicio: number;
  readonly fim: number;
  readonly pecas: readonly Peca[];
}

const trechosDe = (pecas: readonly Peca[], sai: (glifo: Glifo) => boolean): Trecho[] => {
  const trechos: Trecho[] = [];
  let atual: Peca[] = [];
  const fechar = (): void => {
    const glifos = atual.filter(isGlifo);
    const [primeiro, ultimo] = [glifos[0], glifos.at(-1)];
    if (primeiro && ultimo) {
      const uteis = atual.slice(atual.indexOf(primeiro), atual.lastIndexOf(ultimo) + 1);
      trechos.push({ inicio: primeiro.inicio, fim: ultimo.fim, pecas: uteis });
    }
    atual = [];
  };
  for (const peca of pecas) {
    if (isGlifo(peca) && sai(peca)) fechar();
    else atual.push(peca);
  }
  fechar();
  return trechos;
};

const escreverPecas = (pecas: readonly Peca[]): string => {
  const partes: string[] = [];
  let bytes = '';
  for (const peca of pecas) {
    if (isGlifo(peca)) bytes += peca.bytes;
    else {
      if (bytes !== '') partes.push(escreverCadeia(bytes));
      bytes = '';
      partes.push(numero(peca));
    }
  }
  if (bytes !== '') partes.push(escreverCadeia(bytes));
  return `[${partes.join(' ')}] TJ`;
};

interface Contador {
  contarUm(): number;
}

/**
 * Writes text without the letters that are removed. The rest of an affected line is positioned
 * anew, run by run, so that no shift as wide as the removed text is left.
 */
export class EditorDeTexto {
  private tm: Matriz = IDENTIDADE;
  private tlm: Matriz = IDENTIDADE;
  /** The position in the new stream no longer matches: the next text must state its own. */
  private perdido = false;
  private deslocamento = 0;
  private readonly alvo: Alvo;
  private readonly escrever: (texto: string) => void;
  private readonly contador: Contador;

  constructor(alvo: Alvo, contador: Contador, escrever: (texto: string) => void) {
    this.alvo = alvo;
    this.contador = contador;
    this.escrever = escrever;
  }

  comecar(op: Operacao): void {
    [this.tm, this.tlm] = [IDENTIDADE, IDENTIDADE];
    [this.perdido, this.deslocamento] = [false, 0];
    this.escrever(op.escrita);
  }

  matriz(op: Operacao): void {
    const valores = op.operandos.map(Number);
    if (valores.length < 6 || valores.some(Number.isNaN)) return;
    this.ir(valores.slice(0, 6) as unknown as Matriz, op.escrita);
  }

  /** `Td`, `TD` and `T*`. `escrita` is the same move in the new stream; empty if impossible. */
  andar(x: number, y: number, escrita: string): void {
    const destino = vezes([1, 0, 0, 1, x, y], this.tlm);
    this.ir(destino, this.perdido || escrita === '' ? `${numeros(destino)} Tm` : escrita);
  }

  private ir(destino: Matriz, escrita: string): void {
    [this.tm, this.tlm] = [destino, destino];
    [this.perdido, this.deslocamento] = [false, 0];
    this.escrever(escrita);
  }

  /**
   * `escrita` is the original operation, written if nothing is removed. Returns true if a mark
   * removed part of it.
   */
  mostrar(valores: readonly Valor[], estado: Estado, oculto: boolean, escrita: string): boolean {
    const linha = medirLinha(valores, estado, this.tm);
    const saem = new Set(
      linha.pecas.filter((peca): peca is Glifo => isGlifo(peca) && this.sai(peca, estado, oculto)),
    );
    if (saem.size > 0) this.mostrarOResto(linha, estado, saem);
    else if (this.perdido) this.mostrarDeNovo(linha, estado);
    else this.escrever(escrita);
    this.tm = aoLongo(estado, linha.avanco, this.tm);
    for (const peca of linha.pecas) {
      if (isGlifo(peca) && !saem.has(peca)) estado.fonte?.usados.add(peca.codigo);
    }
    this.observar(linha, estado, saem);
    const isTocado = [...saem].some(({ caixa }) => tocadaPor(caixa, this.alvo.marcas));
    if (estado.fonte?.tinta) this.alvo.notar('letras-desenhadas', isTocado);
    if (estado.fonte?.isVertical) this.alvo.notar('vertical', isTocado);
    return isTocado;
  }

  private observar({ pecas }: Linha, estado: Estado, saem: ReadonlySet<Glifo>): void {
    const { observar } = this.alvo;
    if (!observar) return;
    const ficam = pecas.filter((peca): peca is Glifo => isGlifo(peca) && !saem.has(peca));
    if (ficam.length === 0) return;
    const operacao = this.contador.contarUm();
    const { modo, corDoFundo, corDoTraco, ajustes, recorte, fonte } = estado;
    const aspecto = [modo, corDoFundo, corDoTraco, ajustes, recorte].join('|');
    const inteira = fonte?.isIncerta ? juntas(ficam.map(({ caixa }) => caixa)) : undefined;
    for (const glifo of ficam) {
      observar({
        tipo: 'letra',
        codigo: glifo.codigo,
        caixa: glifo.caixa,
        area: inteira ?? glifo.caixa,
        operacao,
        aspecto,
        isEspaco: isEspaco(glifo, fonte),
        isLeitura: modo === INVISIVEL,
        isRecorte: modo > INVISIVEL,
      });
    }
  }

  private sai(glifo: Glifo, { modo }: Estado, oculto: boolean): boolean {
    const { marcas, copias, visivel, isOculta, menorCorpo } = this.alvo;
    if (tocadaPor(glifo.caixa, marcas)) {
      if (glifo.bytes !== ' ') this.alvo.contar('letra');
      return true;
    }
    if (oculto || isCopia(glifo.caixa, copias) || !toca(glifo.caixa, visivel)) return true;
    if (glifo.corpo < menorCorpo || isOculta?.(chaveDaLetra(glifo))) return true;
    return modo === INVISIVEL && !isSobre(glifo.caixa, this.alvo.imagens());
  }

  private mostrarDeNovo(linha: Linha, estado: Estado): void {
    this.escrever(`${numeros(aoLongo(estado, this.deslocamento, this.tm))} Tm`);
    this.escrever(escreverPecas(linha.pecas));
  }

  private mostrarOResto(linha: Linha, estado: Estado, saem: ReadonlySet<Glifo>): void {
    const trechos = trechosDe(linha.pecas, (glifo) => saem.has(glifo));
    this.perdido = true;
    let anterior: Trecho | undefined;
    for (const [ordem, trecho] of trechos.entries()) {
      if (anterior) this.alargarVao(trecho.inicio - anterior.fim, trechos.slice(ordem), estado);
      this.escrever(`${numeros(aoLongo(estado, trecho.inicio + this.deslocamento, this.tm))} Tm`);
      this.escrever(escreverPecas(trecho.pecas));
      anterior = trecho;
    }
  }

  /** Widens the gap only if the text that follows still stays clear of every mark. */
  private alargarVao(vao: number, seguintes: readonly Trecho[], estado: Estado): void {
    const passo = Math.abs(PASSO_DO_VAO * estado.tamanho * estado.esticado);
    if (!(passo > 0) || vao <= 0) return;
    const medido = vao + this.deslocamento;
    const novo = this.deslocamento + Math.ceil(medido / passo - 1e-6) * passo - medido;
    const glifos = seguintes.flatMap(({ pecas }) => pecas.filter(isGlifo));
    const movidos = glifos.every((glifo) => this.ficaLivre(glifo, novo, estado));
    if (movidos) this.deslocamento = novo;
  }

  private ficaLivre({ caixa }: Glifo, quanto: number, estado: Estado): boolean {
    const base = vezes(this.tm, estado.ctm);
    const eixo = estado.fonte?.isVertical ? ([base[2], base[3]] as const) : ([base[0], base[1]] as const);
    const [dx, dy] = [eixo[0] * quanto, eixo[1] * quanto];
    const movida = {
      esquerda: caixa.esquerda + dx,
      direita: caixa.direita + dx,
      base: caixa.base + dy,
      topo: caixa.topo + dy,
    };
    return !tocadaPor(movida, this.alvo.marcas, SEM_TOCAR) && toca(movida, this.alvo.visivel);
  }
}

export const valoresDoTexto = (op: Operacao): readonly Valor[] => {
  const ultimo = op.operandos.at(-1);
  if (Array.isArray(ultimo)) return ultimo as readonly Valor[];
  return ultimo instanceof Cadeia ? [ultimo] : [];
};
