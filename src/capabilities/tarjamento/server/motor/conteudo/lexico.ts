/**
 * Tokens of a content stream (ISO 32000-1, 7.2 and 7.8). The source is a string with one character
 * per byte.
 */
export class Nome {
  readonly valor: string;

  constructor(valor: string) {
    this.valor = valor;
  }
}

export class Cadeia {
  readonly bytes: string;

  constructor(bytes: string) {
    this.bytes = bytes;
  }
}

export class Operador {
  readonly valor: string;

  constructor(valor: string) {
    this.valor = valor;
  }
}

export type Dicionario = Map<string, Valor>;
export type Valor = number | boolean | null | Nome | Cadeia | readonly Valor[] | Dicionario;

const BRANCOS = new Set('\0\t\n\f\r ');
const DELIMITADORES = new Set('()<>[]{}/%');
const NIVEIS = 64;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

export class Leitor {
  readonly fonte: string;
  at: number;

  constructor(fonte: string, at = 0) {
    this.fonte = fonte;
    this.at = at;
  }

  pularBrancos(): void {
    while (this.at < this.fonte.length) {
      const letra = this.fonte[this.at] as string;
      if (letra === '%') {
        while (this.at < this.fonte.length && !'\r\n'.includes(this.fonte[this.at] as string)) this.at++;
      } else if (BRANCOS.has(letra)) this.at++;
      else return;
    }
  }

  /** The next value or operator; undefined at the end. What cannot be parsed is skipped. */
  proximo(nivel = 0): Valor | Operador | undefined {
    for (;;) {
      this.pularBrancos();
      if (this.at >= this.fonte.length) return undefined;
      const letra = this.fonte[this.at] as string;
      if (letra === '/') return this.nome();
      if (letra === '(') return this.literal();
      if (letra === '[') return this.lista(nivel);
      if (letra === '<') return this.fonte[this.at + 1] === '<' ? this.dicionario(nivel) : this.hexadecimal();
      if (!DELIMITADORES.has(letra)) return this.palavra();
      this.at++;
    }
  }

  private ate(): string {
    const inicio = this.at;
    while (this.at < this.fonte.length) {
      const letra = this.fonte[this.at] as string;
      if (BRANCOS.has(letra) || DELIMITADORES.has(letra)) break;
      this.at++;
    }
    return this.fonte.slice(inicio, this.at);
  }

  private palavra(): Valor | Operador {
    const texto = this.ate();
    const primeira = texto.charCodeAt(0);
    const isNumero = (primeira >= 48 && primeira <= 57) || '+-.'.includes(texto[0] as string);
    if (isNumero) return numeroDe(texto);
    if (texto === 'true') return true;
    if (texto === 'false') return false;
    return texto === 'null' ? null : new Operador(texto);
  }

  private nome(): Nome {
    this.at++;
    const texto = this.ate();
    return new Nome(
      texto.includes('#')
        ? texto.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
        : texto,
    );
  }

  private literal(): Cadeia {
    this.at++;
    let [texto, fundo] = ['', 1];
    while (this.at < this.fonte.length) {
      const letra = this.fonte[this.at++] as string;
      if (letra === '\\') texto += this.escape();
      else if (letra === ')' && --fundo === 0) break;
      else {
        if (letra === '(') fundo++;
        texto += letra;
      }
    }
    return new Cadeia(texto);
  }

  private escape(): string {
    const letra = this.fonte[this.at++] ?? '';
    if (letra >= '0' && letra <= '7') {
      let octal = letra;
      while (octal.length < 3 && /[0-7]/.test(this.fonte[this.at] ?? '')) octal += this.fonte[this.at++];
      return String.fromCharCode(Number.parseInt(octal, 8) & 255);
    }
    if (letra === '\r') {
      if (this.fonte[this.at] === '\n') this.at++;
      return '';
    }
    return letra === '\n' ? '' : (ESCAPES[letra] ?? letra);
  }

  private hexadecimal(): Cadeia {
    const fim = this.fonte.indexOf('>', this.at);
    const hex = this.fonte.slice(this.at + 1, fim < 0 ? undefined : fim).replace(/[^0-9a-f]/gi, '');
    this.at = fim < 0 ? this.fonte.length : fim + 1;
    return new Cadeia(Buffer.from(hex.length % 2 ? `${hex}0` : hex, 'hex').toString('latin1'));
  }

  private lista(nivel: number): Valor[] {
    this.at++;
    const itens: Valor[] = [];
    if (nivel > NIVEIS) return itens;
    for (;;) {
      this.pularBrancos();
      if (this.at >= this.fonte.length) return itens;
      if (this.fonte[this.at] === ']') {
        this.at++;
        return itens;
      }
      const item = this.proximo(nivel + 1);
      if (item === undefined) return itens;
      if (!(item instanceof Operador)) itens.push(item);
    }
  }

  private dicionario(nivel: number): Dicionario {
    this.at += 2;
    const pares: Dicionario = new Map();
    if (nivel > NIVEIS) return pares;
    for (;;) {
      this.pularBrancos();
      if (this.at >= this.fonte.length) return pares;
      if (this.fonte.startsWith('>>', this.at)) {
        this.at += 2;
        return pares;
      }
      const chave = this.proximo(nivel + 1);
      if (chave === undefined) return pares;
      if (!(chave instanceof Nome)) continue;
      const valor = this.proximo(nivel + 1);
      if (valor !== undefined && !(valor instanceof Operador)) pares.set(chave.valor, valor);
    }
  }
}

/** Broken programs write '--5' and '1.2.3'; like other readers, takes the part that can be read. */
const numeroDe = (texto: string): number => {
  const valor = Number.parseFloat(texto.replace(/^([+-])[+-]+/, '$1'));
  return Number.isFinite(valor) ? valor : 0;
};
